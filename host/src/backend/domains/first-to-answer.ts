import { systemPing } from '@atrium/api';
import { pingedDomains, pingTimeout } from '@atrium/api/figures';

export interface PingTools {
  fetch: typeof fetch;
  random?: () => number;
  now?: () => number;
}

/** The first of these origins that answers, `undefined` when none does. Pings at most ten, chosen at random. */
export async function firstToAnswer(
  origins: readonly string[],
  { fetch, random = Math.random, now = Date.now }: PingTools,
): Promise<string | undefined> {
  const enough = new AbortController();
  const asked = shuffled(origins, random).slice(0, pingedDomains);
  try {
    return await Promise.any(asked.map((origin) => ping(origin, { fetch, now }, enough.signal)));
  } catch {
    return undefined;
  } finally {
    enough.abort();
  }
}

async function ping(origin: string, { fetch, now }: Required<Omit<PingTools, 'random'>>, enough: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, pingTimeout);
  enough.addEventListener('abort', stop);
  try {
    const response = await fetch(`${origin}${systemPing.path}?speed=${now()}`, {
      signal: controller.signal,
      cache: 'no-store',
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`${origin} answered ${response.status}`);
    return origin;
  } finally {
    clearTimeout(timer);
    enough.removeEventListener('abort', stop);
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
