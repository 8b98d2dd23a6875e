import type { Endpoint } from '@atrium/contract';

/** Runs a call at most once per the endpoint's `throttle`; calls in between share the latest answer or failure. */
export type Throttle = <Answer>(
  endpoint: Pick<Endpoint, 'id' | 'throttle'>,
  send: () => Promise<Answer>,
) => Promise<Answer>;

export function createThrottle(now: () => number = Date.now): Throttle {
  const latest = new Map<string, { at: number; answer: Promise<unknown> }>();
  return <Answer>({ id, throttle }: Pick<Endpoint, 'id' | 'throttle'>, send: () => Promise<Answer>) => {
    if (throttle === undefined) return send();
    const last = latest.get(id);
    if (last && now() - last.at < throttle) return last.answer as Promise<Answer>;
    const at = now();
    const answer = send();
    latest.set(id, { at, answer });
    return answer;
  };
}
