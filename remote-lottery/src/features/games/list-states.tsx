import { RequestNumber, useText, type Failed } from '@atrium/contract/react';
import { EmptyState, ErrorState, lottIcon } from '@atrium/ui';

/** Empty state without lotteries. */
export function NoGames() {
  const text = useText();
  return (
    <EmptyState icon={lottIcon} title={text('games.empty')}>
      {text('games.empty.hint')}
    </EmptyState>
  );
}

/** Error state with a retry. */
export function GamesFailed({ list, onRetry }: { list: Failed; onRetry: () => void }) {
  const text = useText();
  return (
    <ErrorState title={text('games.failed')} retryLabel={text('failed.retry')} onRetry={onRetry}>
      {text('failed.hint')}
      <RequestNumber of={list} />
    </ErrorState>
  );
}
