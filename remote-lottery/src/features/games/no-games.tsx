import { useText } from '@atrium/contract/react';
import { EmptyState, lottIcon } from '@atrium/ui';

/** Empty state without lotteries. */
export function NoGames() {
  const text = useText();
  return (
    <EmptyState icon={lottIcon} title={text('games.empty')}>
      {text('games.empty.hint')}
    </EmptyState>
  );
}
