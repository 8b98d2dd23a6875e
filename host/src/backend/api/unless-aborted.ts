import { CallError } from '@atrium/contract';

/** The answer, unless the caller goes away first: then a `cancelled` failure, whatever becomes of the request. */
export function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined, endpoint: string): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new CallError('cancelled', 'the caller went away', { endpoint, cause: signal.reason }));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
