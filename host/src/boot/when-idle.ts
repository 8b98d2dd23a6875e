/** Runs a function once the browser is idle, after two seconds at the latest. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 1_000);
}
