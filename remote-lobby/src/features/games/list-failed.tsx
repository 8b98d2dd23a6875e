import { RequestNumber, useText, type Failed } from '@atrium/contract/react';
import { ErrorState } from '@atrium/ui';

interface ListFailedProps {
  list: Failed;
  onRetry: () => void;
}

/** Error of a game list, with a retry. */
export function ListFailed({ list, onRetry }: ListFailedProps) {
  const text = useText();
  return (
    <ErrorState title={text('list.failed')} retryLabel={text('list.retry')} onRetry={onRetry}>
      {text('list.failed.hint')}
      <RequestNumber of={list} />
    </ErrorState>
  );
}
