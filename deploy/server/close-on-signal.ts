/** Runs the steps in order at the first Ctrl-C or SIGTERM; a second one ends the process immediately. */
export function closeOnSignal(steps: (() => unknown)[], onFailure: (error: unknown) => void): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(130);
    closing = true;
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        onFailure(error);
        process.exitCode = 1;
      }
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
}
