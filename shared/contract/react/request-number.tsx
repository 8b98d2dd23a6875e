import { useText } from './hooks';

/** Something asked of the server, as far as its failure is known. */
export interface Failed {
  /** Number of the request that failed last; `undefined` while none has, and where it never became a request. */
  failedRequest?: string | undefined;
}

/** The number support asks for, in small print below what is said about a failure; the component around it must be an observer. */
export function RequestNumber({ of: { failedRequest } }: { of: Failed }) {
  const text = useText();
  return failedRequest === undefined ? null : <small>{text('request_number', { number: failedRequest })}</small>;
}
