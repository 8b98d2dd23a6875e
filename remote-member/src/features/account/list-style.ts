import { css } from '@emotion/react';

/** Rows in a card with dividers. */
export const listStyle = css`
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;
