import { CallError } from '@atrium/contract';

/** The answer, or a `cancelled` failure when the caller aborts first. The request itself continues. */
export function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined, endpoint: string): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new CallError('cancelled', 'the caller aborted', { endpoint, cause: signal.reason }));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
