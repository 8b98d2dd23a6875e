import { css } from '@emotion/react';
import { Skeleton } from '../feedback/skeleton';
import { cardStyle } from '../surfaces/card';

interface DataTableSkeletonProps {
  /** Read by screen readers. */
  label: string;
  /** Default: 6. */
  rows?: number;
}

/** Skeleton of a table. */
export function DataTableSkeleton({ label, rows = 6 }: DataTableSkeletonProps) {
  return (
    <div role="status" aria-label={label} css={[cardStyle, style]}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
