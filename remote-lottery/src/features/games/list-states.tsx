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

interface GamesFailedProps {
  list: Failed;
  onRetry: () => void;
  /** Default: that the games could not be loaded. */
  title?: string;
}

/** Error state with a retry. */
export function GamesFailed({ list, onRetry, title }: GamesFailedProps) {
  const text = useText();
  return (
    <ErrorState title={title ?? text('games.failed')} retryLabel={text('failed.retry')} onRetry={onRetry}>
      {text('failed.hint')}
      <RequestNumber of={list} />
    </ErrorState>
  );
}
