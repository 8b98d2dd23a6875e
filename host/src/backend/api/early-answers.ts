import { EnvelopeSchema } from '@atrium/api';
import * as v from 'valibot';
import type { Incoming } from './http-client';

/** Milliseconds for which an answer waits for the view that reads it. */
export const longestWait = 5_000;

/** An answer with the number of its request. */
interface EarlyAnswer {
  incoming: Incoming;
  requestId: string;
}

interface Asked {
  answer: Promise<EarlyAnswer | undefined>;
  /** When the answer came, in milliseconds of `performance.now()`. */
  at?: number;
}

/** Answers to calls that the host sends before the code that reads them is loaded. Each is used once. */
export class EarlyAnswers {
  readonly #asked = new Map<string, Asked>();

  /** Whether every answer was taken, as on most pages soon after the start. */
  get isEmpty(): boolean {
    return this.#asked.size === 0;
  }

  /** Keeps the answer of a request under way. One that fails or is refused is dropped: its reader asks again. */
  keep(key: string, requestId: string, sent: Promise<Incoming>): void {
    const asked: Asked = {
      answer: sent.then(
        (incoming) => {
          asked.at = performance.now();
          return isSuccess(incoming) ? { incoming, requestId } : undefined;
        },
        () => undefined,
      ),
    };
    this.#asked.set(key, asked);
  }

  /** The answer to this request; `undefined` where there is none, it has failed, or it has waited too long. */
  async take(key: string): Promise<EarlyAnswer | undefined> {
    const asked = this.#asked.get(key);
    this.#asked.delete(key);
    if (!asked || performance.now() - (asked.at ?? Infinity) > longestWait) return undefined;
    const answer = await asked.answer;
    if (!answer) return undefined;
    const { serverTime } = answer.incoming;
    const waited = performance.now() - (asked.at ?? 0);
    return {
      ...answer,
      incoming: { ...answer.incoming, serverTime: serverTime === undefined ? undefined : serverTime + waited },
    };
  }
}

/** Two calls are the same request when path, query and headers are equal, whatever their number. */
export function requestKey(path: string, request: unknown, headers: Record<string, string>): string {
  const query = Object.entries(Object(request) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`);
  return JSON.stringify([path, query.sort(), { ...headers, 'X-Request-Id': '' }]);
}

function isSuccess({ status, body }: Incoming): boolean {
  const envelope = v.safeParse(EnvelopeSchema, body);
  return status < 400 && envelope.success && envelope.output.success;
}
