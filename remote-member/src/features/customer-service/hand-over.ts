/** An entry for the support page, which runs in a window of its own on its embed origin. */
export interface HandOver {
  /** Address of the page. */
  page: string;
  /** `path`, and what identifies the customer, as in a query. */
  entry: string;
}

/** Milliseconds until the page has loaded. */
const patience = 30_000;

/** Gives an entry to the support page in a window, once it is ready. No other page of the window receives it. */
export function handOver(receiver: Window, { page, entry }: HandOver): void {
  const { origin } = new URL(page);
  const answer = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== receiver || sender !== origin || data !== 'support:ready') return;
    stop();
    receiver.postMessage({ entry }, origin);
  };
  const timer = setTimeout(stop, patience);
  window.addEventListener('message', answer);

  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('message', answer);
  }
}
