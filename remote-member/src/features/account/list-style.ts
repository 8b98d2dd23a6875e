import { css } from '@emotion/react';

/** Rows in one card, with a line between them. */
export const listStyle = css`
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;
