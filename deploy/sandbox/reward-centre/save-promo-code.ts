import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import { amountOfMoney, EndSchema, endsAfterStart, StartSchema } from './offer-fields';
import { promoCodes } from './tables';

/** Most codes in the list of a merchant. */
const mostListed = 500;

/** A promo code as operators edit it. Times are milliseconds since 1970. */
export const PromoCodeDraftSchema = v.pipe(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.regex(/^[\w-]{3,40}$/, '3 to 40 letters, digits and dashes'),
      v.transform((code) => code.toUpperCase()),
    ),
    /** Minor units. */
    amount: amountOfMoney,
    usesLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)),
    startsAt: StartSchema,
    endsAt: EndSchema,
    /** Names of the accounts that may use it; null for all. */
    accounts: v.optional(
      v.nullable(
        v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.minLength(1), v.maxLength(5_000)),
      ),
      null,
    ),
  }),
  endsAfterStart(),
);

export type PromoCodeDraft = v.InferOutput<typeof PromoCodeDraftSchema>;

/** The codes of a merchant, also those that are not in force or used up. */
export async function listPromoCodes({ engine }: Backend, merchant: string) {
  const found = await engine.database
    .select()
    .from(promoCodes)
    .where(eq(promoCodes.merchant, merchant))
    .orderBy(asc(promoCodes.code))
    .limit(mostListed);
  return found.map(({ merchant: _, startsAt, endsAt, ...code }) => ({
    ...code,
    startsAt: startsAt.getTime(),
    endsAt: endsAt?.getTime() ?? null,
  }));
}

/**
 * Creates a promo code, or replaces the one with this id. Accounts that used it cannot use it again.
 * @throws Refusal when the merchant has no code with this id (404), or has another one of this name (409)
 */
export async function savePromoCode(
  { engine }: Backend,
  merchant: string,
  { startsAt, endsAt, ...named }: PromoCodeDraft,
  id?: number,
): Promise<{ id: number }> {
  const values = { ...named, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
  return engine.transaction(async (transaction) => {
    const [same] = await transaction
      .select({ id: promoCodes.id })
      .from(promoCodes)
      .where(and(eq(promoCodes.merchant, merchant), eq(promoCodes.code, named.code)));
    const taken = new Refusal('request_invalid', { status: 409, text: 'The merchant has a code of this name.' });
    if (same && same.id !== id) throw taken;
    if (id === undefined) {
      const [created] = await transaction
        .insert(promoCodes)
        .values({ merchant, ...values })
        .onConflictDoNothing()
        .returning({ id: promoCodes.id });
      if (!created) throw taken;
      return created;
    }
    const own = and(eq(promoCodes.merchant, merchant), eq(promoCodes.id, id));
    const [saved] = await transaction.update(promoCodes).set(values).where(own).returning({ id: promoCodes.id });
    if (!saved) throw new Refusal('request_invalid', { status: 404, text: 'There is no such promo code.' });
    return saved;
  });
}
