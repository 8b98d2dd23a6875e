/** Does something once the page has nothing better to do, at the latest after two seconds. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2_000 });
  else setTimeout(act, 1_000);
}
