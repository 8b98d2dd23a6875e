/**
 * Runs a job every `pause` milliseconds, by default every second; a run that takes longer is not started a second time.
 * Returns a stop function, which waits for the current run.
 */
export function poll(
  job: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
  pause = 1_000,
): () => Promise<void> {
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
