import { useText } from '@atrium/contract/react';
import { Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { gridStyle } from './reward-shelf';

/** Skeleton of the rewards. */
export function RewardsSkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('rewards.loading')} css={style}>
      <Skeleton height="2.75rem" />
      <div css={gridStyle}>
        {Array.from({ length: 6 }, (_, card) => (
          <Skeleton key={card} shape="card" height="15rem" />
        ))}
      </div>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-5);
`;
