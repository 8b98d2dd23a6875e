import type { Endpoint } from '@atrium/contract';

/**
 * Runs a call at most once per the endpoint's `throttle`; calls in between share the latest answer or failure. A call
 * that changes something shares only with the same request: another one is sent at the end of the pause.
 */
export type Throttle = <Answer>(
  endpoint: Pick<Endpoint, 'id' | 'throttle' | 'method'>,
  request: unknown,
  send: () => Promise<Answer>,
) => Promise<Answer>;

interface Sent {
  at: number;
  request: string;
  answer: Promise<unknown>;
}

export function createThrottle(now: () => number = Date.now): Throttle {
  const latest = new Map<string, Sent>();
  return <Answer>(
    { id, throttle, method }: Pick<Endpoint, 'id' | 'throttle' | 'method'>,
    payload: unknown,
    send: () => Promise<Answer>,
  ) => {
    if (throttle === undefined) return send();
    const last = latest.get(id);
    const wait = last ? last.at + throttle - now() : 0;
    const request = method === 'GET' ? '' : JSON.stringify(payload);
    if (last && wait > 0 && last.request === request) return last.answer as Promise<Answer>;
    const at = now() + Math.max(0, wait);
    const answer = wait > 0 ? new Promise((resolve) => setTimeout(resolve, wait)).then(send) : send();
    latest.set(id, { at, request, answer });
    return answer;
  };
}
