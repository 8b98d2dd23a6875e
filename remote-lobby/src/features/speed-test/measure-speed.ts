import { pingTimeout } from '@atrium/api/figures';

/** The picture that every domain of the merchant serves. */
export const probePath = '/res/logo.png';

/**
 * Milliseconds until a domain has answered with its picture, at least 1; 0 for one that does not answer within ten
 * seconds. The picture is never cached: each request has a time of its own.
 */
export async function measureSpeed(
  origin: string,
  signal: AbortSignal,
  { fetch = window.fetch.bind(window), now = () => performance.now() } = {},
): Promise<number> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, pingTimeout);
  signal.addEventListener('abort', stop);
  const start = now();
  try {
    // other domains need not allow this one to read the picture
    await fetch(`${origin}${probePath}?speed=${Date.now()}`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: limit.signal,
    });
    return Math.max(1, Math.round(now() - start));
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
