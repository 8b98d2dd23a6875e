/** Milliseconds after which a function runs in a browser that does not say when it is idle. */
const unlessIdle = 1_000;
/** Milliseconds after which it runs in a browser that is never idle. */
const longestWait = 2_000;

/** Runs a function once the browser is idle, after two seconds at the latest. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: longestWait });
  else setTimeout(act, unlessIdle);
}
