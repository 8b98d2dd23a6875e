import { ErrorState } from './error-state';

/** The texts of a remote that `LoadFailed` asks for. */
export const loadFailedTexts = ['failed.hint', 'failed.retry'] as const;

export interface LoadFailedProps {
  title: string;
  /** Texts by key: those of the remote, and the host's `request_number` and `details`. */
  text: (key: (typeof loadFailedTexts)[number] | 'request_number' | 'details', values?: { number: string }) => string;
  onRetry: () => void;
  /** What could not be loaded, with the number of the failed request for support. */
  of: { readonly failedRequest?: string | undefined };
}

/** Something that could not be loaded: what helps, Retry, and the number of the request, folded. */
export function LoadFailed({ title, text, onRetry, of: { failedRequest } }: LoadFailedProps) {
  return (
    <ErrorState
      title={title}
      retryLabel={text('failed.retry')}
      onRetry={onRetry}
      details={failedRequest && text('request_number', { number: failedRequest })}
      detailsLabel={text('details')}
    >
      {text('failed.hint')}
    </ErrorState>
  );
}
