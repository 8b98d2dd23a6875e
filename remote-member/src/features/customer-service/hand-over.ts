/** An entry for the support page, which runs in a window of its own on its embed origin. */
export interface HandOver {
  /** Address of the page. */
  page: string;
  /** `path`, and what identifies the customer, as in a query. */
  entry: string;
}

/** Milliseconds until the page has loaded and asked the provider. */
const patience = 30_000;

/**
 * Gives an entry to the support page in a window, once it is ready. No other page of the window receives it.
 * `onFailed` is called when the page says that the provider gave no token.
 */
export function handOver(receiver: Window, { page, entry }: HandOver, onFailed: () => void): void {
  const { origin } = new URL(page);
  let given = false;
  const answer = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== receiver || sender !== origin) return;
    if (data === 'support:failed') {
      stop();
      onFailed();
    } else if (data === 'support:ready' && !given) {
      given = true;
      receiver.postMessage({ entry }, origin);
    }
  };
  const timer = setTimeout(stop, patience);
  window.addEventListener('message', answer);

  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('message', answer);
  }
}
