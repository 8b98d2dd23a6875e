/** Polling interval in milliseconds, 1 second. */
const pause = 1_000;

/**
 * Runs a job every second; a run that takes longer is not started a second time. Returns a stop function, which waits
 * for the current run.
 */
export function poll(job: () => Promise<unknown>, onFailure: (error: unknown) => void): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= job()
      .catch(onFailure)
      .finally(() => (running = undefined));
  }, pause).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
