import { RequestNumber, useText, type Failed } from '@atrium/contract/react';
import { ErrorState } from '@atrium/ui';

interface LoadFailedProps {
  title: string;
  of: Failed & { again(): Promise<void> };
}

/** Error of a request, with a retry. */
export function LoadFailed({ title, of }: LoadFailedProps) {
  const text = useText();
  return (
    <ErrorState title={title} retryLabel={text('failed.retry')} onRetry={() => void of.again()}>
      {text('failed.hint')}
      <RequestNumber of={of} />
    </ErrorState>
  );
}
