import { cardStyle, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';

/** Skeleton of a table. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} css={[cardStyle, style]}>
      {Array.from({ length: 6 }, (_, line) => (
        <Skeleton key={line} height="2.5rem" />
      ))}
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;
