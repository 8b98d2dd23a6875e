import { css } from '@emotion/react';

/** The style of data tables. */
export const tableStyle = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  & > caption {
    padding-block-end: var(--space-1);
    font-weight: 600;
    text-align: start;
  }
  & th,
  & td {
    padding: var(--space-2);
    border-block-end: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
  }
  & th {
    font-weight: 600;
  }
  & thead th {
    color: var(--color-muted);
    font-weight: 400;
  }
`;
