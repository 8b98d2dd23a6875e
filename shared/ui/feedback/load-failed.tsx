import type { ReactNode } from 'react';
import { ErrorState } from './error-state';

export interface LoadFailedProps {
  title: string;
  /** A text of the remote by its key. */
  text: (key: 'failed.hint' | 'failed.retry') => string;
  onRetry: () => void;
  /** The number of the failed request, for support. */
  children?: ReactNode;
}

/** Something that could not be loaded: what helps, Retry, and the number of the request. */
export function LoadFailed({ title, text, onRetry, children }: LoadFailedProps) {
  return (
    <ErrorState title={title} retryLabel={text('failed.retry')} onRetry={onRetry}>
      {text('failed.hint')}
      {children}
    </ErrorState>
  );
}
