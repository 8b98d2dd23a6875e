import { useText } from '@atrium/contract/react';
import { Skeleton } from '@atrium/ui';
import { cardsStyle } from './card-section';

/** Skeleton of the cards. */
export function LobbySkeleton() {
  const text = useText();
  return (
    <div role="status" aria-label={text('games.loading')} css={cardsStyle}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} shape="card" ratio="4 / 3" />
      ))}
    </div>
  );
}
