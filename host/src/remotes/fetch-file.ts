import { RemoteFailure } from './remote-failure';

/** When an answer counts as hanging (design, section 5.4). */
export interface FetchLimits {
  /** Milliseconds without a first byte. */
  firstByte: number;
  /** Milliseconds over which the rate is measured. */
  window: number;
  /** Fewest bytes per window. */
  bytesPerWindow: number;
  /** Milliseconds in all. */
  total: number;
}

/** Those of every file of a release. */
export const fetchLimits: FetchLimits = { firstByte: 3_000, window: 3_000, bytesPerWindow: 3_000, total: 20_000 };

export interface FetchOptions {
  cache: RequestCache;
  signal: AbortSignal;
  limits?: FetchLimits;
}

/**
 * Fetches a file into the browser's cache and compares its hash, without running it.
 * Does not use `fetch`'s own `integrity`: it holds the body back until the end, which hides the first byte and the
 * rate,
 * and its refusal looks like a network failure. The browser checks the import that follows.
 * @throws RemoteFailure `network`, `hang` or `integrity`; the signal's reason when aborted.
 */
export async function fetchFile(address: string, integrity: string, options: FetchOptions): Promise<void> {
  const { cache, signal, limits = fetchLimits } = options;
  const own = new AbortController();
  const hang = (why: string) => own.abort(new RemoteFailure('hang', `${address} ${why}`));
  const forward = () => own.abort(signal.reason);
  signal.addEventListener('abort', forward);
  if (signal.aborted) forward();
  const total = setTimeout(() => hang(`was not done in ${limits.total} ms`), limits.total);
  const watch = watchRate(limits, hang);
  try {
    const bytes = await orAborted(readBytes(address, cache, own.signal, watch.received), own.signal);
    if ((await sha256(bytes)) !== integrity)
      throw new RemoteFailure('integrity', `${address} is not what its release names`);
  } finally {
    clearTimeout(total);
    watch.stop();
    signal.removeEventListener('abort', forward);
  }
}

async function readBytes(
  address: string,
  cache: RequestCache,
  signal: AbortSignal,
  received: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { cache, signal, credentials: 'same-origin' }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : new RemoteFailure('network', `${address} could not be reached`, error);
  });
  if (!response.ok) throw new RemoteFailure('network', `${address} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read().catch((error: unknown) => {
      throw signal.aborted ? signal.reason : new RemoteFailure('network', `${address} broke off`, error);
    });
    if (!part || part.done) break;
    chunks.push(part.value);
    received(part.value.byteLength);
  }
  return joined(chunks);
}

function watchRate({ firstByte, window, bytesPerWindow }: FetchLimits, hang: (why: string) => void) {
  let started = false;
  let sinceLook = 0;
  let timer: ReturnType<typeof setTimeout> = setTimeout(() => hang(`had no first byte in ${firstByte} ms`), firstByte);
  const look = () => {
    if (sinceLook < bytesPerWindow) return hang(`sent ${sinceLook} bytes in ${window} ms`);
    sinceLook = 0;
    timer = setTimeout(look, window);
  };
  return {
    received(count: number) {
      sinceLook += count;
      if (started) return;
      started = true;
      clearTimeout(timer);
      timer = setTimeout(look, window);
    },
    stop: () => clearTimeout(timer),
  };
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject);
  });
}

function joined(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}
