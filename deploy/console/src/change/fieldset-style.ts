import { css } from '@emotion/react';

/** A group of fields under one legend, without the browser's frame. */
export const fieldsetStyle = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: var(--space-1);
    font-size: var(--type-small);
    font-weight: 600;
  }
`;
