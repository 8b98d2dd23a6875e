/** Continues in a later task, so that the browser can first handle input and draw. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { yield?(): Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
