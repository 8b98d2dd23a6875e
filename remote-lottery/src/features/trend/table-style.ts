import { css } from '@emotion/react';

/** A wide table that scrolls within the page. */
export const scrolling = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;

export const figures = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    border-block-start: 1px solid var(--color-border);
    text-align: center;
    white-space: nowrap;
  }
  & ol {
    flex-wrap: nowrap;
    justify-content: center;
  }
  & thead th {
    border-block-start: 0;
  }
  & th {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 600;
  }
  & th[scope='row'] {
    text-align: start;
  }
`;
