import { css } from '@emotion/react';

/** Cells of the trend: dense, and centred below their headings. */
export const figures = css`
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    text-align: center;
    white-space: nowrap;
  }
  & ol {
    flex-wrap: nowrap;
    justify-content: center;
  }
  & th[scope='row'] {
    text-align: start;
  }
`;
