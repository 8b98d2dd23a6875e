import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { textsUpTo, titlesUpTo } from '../merchants/some-texts';
import { Refusal } from '../wire/refusal';
import { rewardTypes } from './reward-types';
import { rewards } from './tables';

/** Most rewards of a merchant: as many as the portal requests at once. */
const mostRewards = 1_000;

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8.64e15));
const price = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1e12))), null);
const pieces = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(1_000_000));

/** A reward as operators edit it. Prices are points and minor units, times milliseconds since 1970. */
export const RewardDraftSchema = v.pipe(
  v.strictObject({
    typeId: v.picklist(rewardTypes.map(({ typeId }) => typeId)),
    names: titlesUpTo(100),
    descriptions: v.optional(textsUpTo(2_000), {}),
    pictures: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.string(),
            v.maxLength(2_000),
            v.regex(/^(https?:\/\/\S+|\/(?![/\\])\S*|art:[a-z-]+)$/i, 'a web address, a path, or a drawing'),
          ),
        ),
        v.maxLength(20),
      ),
      [],
    ),
    price,
    /** Both null where points and money together are not offered. */
    mixedPoints: price,
    mixedMoney: price,
    inventory: pieces(0),
    /** Lowest first within a type. */
    position: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000_000), v.maxValue(1_000_000)), 0),
    /** Null: no start, no end. */
    startsAt: v.optional(v.nullable(moment), null),
    endsAt: v.optional(v.nullable(moment), null),
    /** Pieces for one person; null without a limit. */
    perPerson: v.optional(v.nullable(pieces(1)), null),
    /** Whether the portal shows how many were redeemed. */
    counted: v.optional(v.boolean(), false),
  }),
  v.check(
    ({ mixedPoints, mixedMoney }) => (mixedPoints === null) === (mixedMoney === null),
    'mixedPoints and mixedMoney: name both, or neither',
  ),
  v.check(({ price, mixedPoints }) => price !== null || mixedPoints !== null, 'price: name one in points, or in both'),
  v.check(
    ({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt,
    'endsAt: an end after the start',
  ),
);

export type RewardDraft = v.InferOutput<typeof RewardDraftSchema>;

/** All rewards of a merchant in all their languages, also those that are not on sale. */
export async function listRewards({ engine }: Backend, merchant: string) {
  const found = await engine.database
    .select()
    .from(rewards)
    .where(eq(rewards.merchant, merchant))
    .orderBy(asc(rewards.typeId), asc(rewards.position), asc(rewards.id));
  return found.map(({ merchant: _, code: __, startsAt, endsAt, ...reward }) => ({
    ...reward,
    startsAt: startsAt?.getTime() ?? null,
    endsAt: endsAt?.getTime() ?? null,
  }));
}

/** A stored reward that a draft replaces, and its inventory as the editor saw it; without one the draft's holds. */
export interface ReplacedReward {
  id?: number | undefined;
  shownInventory?: number | undefined;
}

/**
 * Creates a reward, or replaces the one with this id.
 * @throws Refusal when the merchant has no reward with this id (404), has the most already, or its inventory is
 *   changed and is no longer the shown one (409)
 */
export async function saveReward(
  backend: Backend,
  merchant: string,
  draft: RewardDraft,
  { id, shownInventory }: ReplacedReward = {},
): Promise<{ id: number }> {
  const { engine } = backend;
  const values = { ...draft, startsAt: dateOf(draft.startsAt), endsAt: dateOf(draft.endsAt) };
  if (id !== undefined)
    return replaceReward(backend, and(eq(rewards.merchant, merchant), eq(rewards.id, id)), {
      values,
      shownInventory,
    });
  const [stored] = await engine.database
    .select({ rewards: count() })
    .from(rewards)
    .where(eq(rewards.merchant, merchant));
  if ((stored?.rewards ?? 0) >= mostRewards)
    throw new Refusal('request_invalid', { status: 409, text: `At most ${mostRewards} rewards for a merchant.` });
  return onlyRow(
    await engine.database
      .insert(rewards)
      .values({ merchant, code: randomUUID(), ...values })
      .returning({ id: rewards.id }),
  );
}

type RewardValues = Omit<RewardDraft, 'startsAt' | 'endsAt'> & { startsAt: Date | null; endsAt: Date | null };

async function replaceReward(
  { engine }: Backend,
  one: SQL | undefined,
  { values, shownInventory }: { values: RewardValues; shownInventory: number | undefined },
): Promise<{ id: number }> {
  return engine.transaction(async (transaction) => {
    const [stored] = await transaction.select().from(rewards).where(one).for('update');
    if (!stored) throw new Refusal('request_invalid', { status: 404, text: 'There is no such reward.' });
    const kept = values.inventory === shownInventory;
    if (!kept && shownInventory !== undefined && shownInventory !== stored.inventory)
      throw new Refusal('request_invalid', {
        status: 409,
        text: `inventory: ${stored.inventory} are left by now. Check the number, then save again.`,
      });
    const inventory = kept ? stored.inventory : values.inventory;
    await transaction
      .update(rewards)
      .set({ ...values, inventory })
      .where(one);
    return { id: stored.id };
  });
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
