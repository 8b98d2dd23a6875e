/** Runs the steps one after the other at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function closeOnSignal(steps: (() => unknown)[], failed: (error: unknown) => void): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(130);
    closing = true;
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        failed(error);
        process.exitCode = 1;
      }
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
}
