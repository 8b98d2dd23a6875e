/**
 * Waits for `work`, but not beyond `signal` or `milliseconds`; then rejects with the error of `late`. The work itself
 * continues, and its result is ignored.
 */
export function within<T>(
  work: Promise<T>,
  { milliseconds, late, signal }: { milliseconds: number; late: () => Error; signal?: AbortSignal | undefined },
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(late())), milliseconds);
    const abort = () => end(() => reject(signal?.reason as Error));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    work.then(
      (value) => end(() => resolve(value)),
      (error: unknown) => end(() => reject(error as Error)),
    );
  });
}
