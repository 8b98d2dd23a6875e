import { randomInt } from 'node:crypto';
import { and, asc, count, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { exactlyOnce } from '../ledger/exactly-once';
import { announceContent } from '../live/announce-content';
import { textIn, titlesUpTo } from '../merchants/some-texts';
import { requirePresent } from '../require-present';
import { lockAccount } from '../reward-centre/lock-account';
import { payReward } from '../reward-centre/pay-reward';
import { mayHaveRewards, requireReceiver } from '../reward-centre/require-receiver';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { rafflePrizes, raffles } from './tables';

/** Most raffles in the list of a merchant, the latest first. */
const mostListed = 100;
/** Milliseconds before its opening from which a raffle is shown: one hour. */
const shownBefore = 3_600_000;
const second = 1_000;

/** A raffle as an operator starts it. */
export const RaffleDraftSchema = v.strictObject({
  titles: titlesUpTo(100),
  /** Seconds from now. */
  opensIn: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(3_600)),
  /** Seconds from its opening. */
  lasts: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(86_400)),
  /** Minor units; each is equally likely. */
  prizes: v.pipe(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), v.minLength(1), v.maxLength(100)),
});

export type RaffleDraft = v.InferOutput<typeof RaffleDraftSchema>;

/** The raffles of a merchant with the number of their claimed prizes, the latest first. */
export async function listRaffles({ engine: { database } }: Backend, merchant: string) {
  const found = await database
    .select({
      ...{ id: raffles.id, titles: raffles.titles, prizes: raffles.prizes },
      ...{ opensAt: raffles.opensAt, dueAt: raffles.dueAt },
      claimed: count(rafflePrizes.accountId),
    })
    .from(raffles)
    .leftJoin(rafflePrizes, eq(rafflePrizes.raffleId, raffles.id))
    .where(eq(raffles.merchant, merchant))
    .groupBy(raffles.id)
    .orderBy(desc(raffles.opensAt), desc(raffles.id))
    .limit(mostListed);
  return found.map(({ opensAt, dueAt, ...raffle }) => ({
    ...{ ...raffle, opensAt: opensAt.getTime(), dueAt: dueAt.getTime() },
  }));
}

/**
 * Starts a raffle, or replaces the one with this id while it is not over; prizes that were claimed stay. Tells the
 * merchant's open pages.
 * @throws Refusal when the merchant has no raffle with this id that is not over (404)
 */
export async function saveRaffle(
  backend: Backend,
  merchant: string,
  { titles, opensIn, lasts, prizes }: RaffleDraft,
  id?: number,
): Promise<{ id: number }> {
  const { database } = backend.engine;
  const now = backend.clock();
  const opensAt = now + opensIn * second;
  const values = { titles, prizes, opensAt: new Date(opensAt), dueAt: new Date(opensAt + lasts * second) };
  const columns = { id: raffles.id };
  const own = and(eq(raffles.merchant, merchant), eq(raffles.id, id ?? 0), gt(raffles.dueAt, new Date(now)));
  const [saved] =
    id === undefined
      ? await database
          .insert(raffles)
          .values({ merchant, ...values })
          .returning(columns)
      : await database.update(raffles).set(values).where(own).returning(columns);
  if (!saved) throw new Refusal('request_invalid', { status: 404, text: 'There is no such raffle, or it is over.' });
  await announceContent(backend, merchant, 'raffle');
  return saved;
}

/** The raffle that runs for an account now or begins within an hour; null without one. */
export async function raffleFor(backend: Backend, account: Account, language: string) {
  const now = backend.clock();
  const found = await currentRaffle(backend, backend.engine.database, account);
  if (!found) return null;
  const { raffle, claimed } = found;
  return {
    id: String(raffle.id),
    title: textIn(raffle.titles, language),
    untilOpen: Math.max(0, raffle.opensAt.getTime() - now),
    untilDue: raffle.dueAt.getTime() - now,
    claimed,
  };
}

/** Whether a raffle runs for an account now or begins within an hour. */
export async function hasRaffle(backend: Backend, account: Account): Promise<boolean> {
  return (await currentRaffle(backend, backend.engine.database, account)) !== undefined;
}

/** Whether an account could claim a prize now. */
export async function hasOpenRaffle(backend: Backend, account: Account): Promise<boolean> {
  const found = await currentRaffle(backend, backend.engine.database, account);
  return found !== undefined && !found.claimed && found.raffle.opensAt.getTime() <= backend.clock();
}

/**
 * Draws the prize of an account, once for each raffle and idempotency key.
 * @throws Refusal `reward_ended` for one that is over or of another merchant, `reward_not_ready` before its opening,
 *   `reward_taken`, or that of a door
 */
export async function claimRaffle(backend: Backend, call: CustomerCall, id: string) {
  const { account } = call.customer;
  requireReceiver(account);
  const request = { scope: `raffle:${account.id}`, key: call.idempotencyKey, payload: { id } };
  return exactlyOnce(backend, request, async (transaction) => {
    await lockAccount(transaction, account.id);
    const now = backend.clock();
    const found = await currentRaffle(backend, transaction, account, id);
    if (!found) throw new Refusal('reward_ended');
    const { raffle, claimed } = found;
    if (raffle.opensAt.getTime() > now) throw new Refusal('reward_not_ready');
    if (claimed) throw new Refusal('reward_taken');
    const amount = requirePresent(raffle.prizes[randomInt(raffle.prizes.length)]);
    await transaction
      .insert(rafflePrizes)
      .values({ raffleId: raffle.id, accountId: account.id, amount, claimedAt: new Date(now) });
    const key = `raffle:${raffle.id}:${account.id}`;
    return { prize: '', ...(await payReward(backend, transaction, account, { amount, key, reference: key })) };
  });
}

/** The raffle with this id, or the next one that the account has not claimed; after all are claimed, the first. */
async function currentRaffle({ clock }: Backend, queries: Queries, account: Account, id?: string) {
  if (!mayHaveRewards(account)) return undefined;
  const current = and(
    eq(raffles.merchant, account.merchant),
    gt(raffles.dueAt, new Date(clock())),
    lte(raffles.opensAt, new Date(clock() + shownBefore)),
  );
  const own = and(eq(rafflePrizes.raffleId, raffles.id), eq(rafflePrizes.accountId, account.id));
  const found = await queries
    .select({ raffle: raffles, claimed: isNotNull(rafflePrizes.accountId).mapWith(Boolean) })
    .from(raffles)
    .leftJoin(rafflePrizes, own)
    .where(current)
    .orderBy(isNotNull(rafflePrizes.accountId), asc(raffles.opensAt), asc(raffles.id))
    .limit(mostListed);
  return id === undefined ? found[0] : found.find(({ raffle }) => String(raffle.id) === id);
}
