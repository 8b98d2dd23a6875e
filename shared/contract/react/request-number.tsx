import { useText } from './hooks';

/** A request to the server, as far as its failure matters. */
export interface Failed {
  /** Number of the last failed request; `undefined` without a failure, and when no request was sent. */
  failedRequest?: string | undefined;
}

/** The request number for support, in small print below an error; the component around it must be an observer. */
export function RequestNumber({ of: { failedRequest } }: { of: Failed }) {
  const text = useText();
  return failedRequest === undefined ? null : <small>{text('request_number', { number: failedRequest })}</small>;
}
