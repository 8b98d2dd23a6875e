import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { moneyRequests } from './tables';

export interface MoneyRequest {
  /** Customer and route, so that keys of different callers never collide. */
  scope: string;
  /** Idempotency key chosen by the caller. */
  key: string;
  payload: unknown;
}

/** Allowed idempotency keys. */
export const idempotencyKey = /^[\w.:-]{8,100}$/;

/**
 * Processes a request that moves money exactly once: money and answer are committed together, and a repeated request
 * gets the same answer byte for byte. The same key with another payload is refused (422), as is a request still in
 * progress (409). A refusal moves nothing and is not stored: the key can be used again.
 */
export async function exactlyOnce<Answer>(
  { engine, clock }: Backend,
  { scope, key, payload }: MoneyRequest,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  if (!idempotencyKey.test(key)) throw new Refusal('request_invalid');
  const payloadHash = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
  return engine.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 1)) as mine`,
    );
    if (!rows[0]?.mine) throw new Refusal('request_in_flight', { retryAfter: 1 });
    const [earlier] = await transaction
      .select()
      .from(moneyRequests)
      .where(and(eq(moneyRequests.scope, scope), eq(moneyRequests.key, key)));
    if (earlier) {
      if (earlier.payloadHash !== payloadHash) throw new Refusal('request_key_reused');
      return earlier.answer as Answer;
    }
    const answer = await work(transaction);
    await transaction.insert(moneyRequests).values({ scope, key, payloadHash, answer, createdAt: new Date(clock()) });
    return answer;
  });
}
