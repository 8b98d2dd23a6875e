import { randomUUID } from 'node:crypto';
import { rewardTabs, type RewardArea } from '@atrium/api';
import { and, asc, count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { titlesUpTo } from '../merchants/some-texts';
import { Refusal } from '../wire/refusal';
import { amountOfMoney, EndSchema, endsAfterStart, StartSchema } from './offer-fields';
import { ruleNames, type RuleName } from './rule-names';
import { rewardOffers } from './tables';

/** Most offers of a merchant: the list of a member has all of them. */
const mostOffers = 200;
/** Longest sign-in calendar. */
const mostDays = 31;
/** A whole loss, in ten-thousandths. */
const wholeLoss = 10_000;

const areas: readonly [RewardArea, ...RewardArea[]] = ['mission', ...rewardTabs];
/** Rules that compare a figure with the goal of the offer. */
const withGoal: readonly RuleName[] = ['loss-of-yesterday', 'stakes-of-week', 'rounds-of-day'];
/** Areas that have one rule, which belongs to no other area; a strict protection profile has no shares of losses. */
const ruleOfArea: Partial<Record<RewardArea, RuleName>> = {
  signInTask: 'sign-in-day',
  rescueTask: 'loss-of-yesterday',
  promoList: 'application',
};

/** A reward or a mission as operators edit it. Times are milliseconds since 1970. */
export const OfferDraftSchema = v.pipe(
  v.strictObject({
    area: v.picklist(areas),
    rule: v.picklist(ruleNames),
    titles: titlesUpTo(100),
    /** HTML: the full conditions, which members read beside the reward; `{goal}`, `{amount}` and `{share}` show its figures. */
    conditions: titlesUpTo(20_000),
    /** Minor units: one amount, or one for each day of a sign-in calendar; of a share of a loss, the most. */
    amounts: v.pipe(v.array(amountOfMoney), v.minLength(1), v.maxLength(mostDays)),
    /** Minor units or rounds; 0 for a rule without a goal. */
    goal: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e12)), 0),
    /** Of a loss, in ten-thousandths; 0 for every other rule. */
    share: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(wholeLoss)), 0),
    remarkRequired: v.optional(v.boolean(), false),
    imageRequired: v.optional(v.boolean(), false),
    /** The promotion that applications name instead of the offer; it has a letter, so that it is no offer's id. */
    linkedPromotionId: v.optional(
      v.pipe(v.string(), v.regex(/^$|^(?=.*[a-z])[\w.-]{1,60}$/i, 'a name with a letter')),
      '',
    ),
    startsAt: StartSchema,
    endsAt: EndSchema,
  }),
  endsAfterStart(),
  v.check(
    ({ area, rule }) => (ruleOfArea[area] ?? rule) === rule && !(rule in areaOfRule && areaOfRule[rule] !== area),
    'rule: sign-in-day for signInTask, loss-of-yesterday for rescueTask, application for promoList, and no other',
  ),
  v.check(({ rule, amounts }) => rule === 'sign-in-day' || amounts.length === 1, 'amounts: one for this rule'),
  v.check(({ rule, goal }) => withGoal.includes(rule) === goal > 0, 'goal: a number for the rules with a goal'),
  v.check(({ rule, share }) => (rule === 'loss-of-yesterday') === share > 0, 'share: a number for a share of a loss'),
);

const areaOfRule: Partial<Record<RuleName, RewardArea>> = Object.fromEntries(
  Object.entries(ruleOfArea).map(([area, rule]) => [rule, area]),
);

export type OfferDraft = v.InferOutput<typeof OfferDraftSchema>;

/** All offers of a merchant in all their languages, also those that are not in force. */
export async function listOffers({ engine }: Backend, merchant: string) {
  const found = await engine.database
    .select()
    .from(rewardOffers)
    .where(eq(rewardOffers.merchant, merchant))
    .orderBy(asc(rewardOffers.id));
  return found.map(({ merchant: _, code: __, startsAt, endsAt, ...offer }) => ({
    ...offer,
    startsAt: startsAt.getTime(),
    endsAt: endsAt?.getTime() ?? null,
  }));
}

/**
 * Creates an offer, or replaces the one with this id. An offer keeps its rule: with another one, what was paid for the
 * periods of the first would be paid again.
 * @throws Refusal when the merchant has no offer with this id and rule (404), or has the most already (409)
 */
export async function saveOffer(
  { engine }: Backend,
  merchant: string,
  draft: OfferDraft,
  id?: number,
): Promise<{ id: number }> {
  const { startsAt, endsAt, ...named } = draft;
  const values = { ...named, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
  if (id !== undefined) {
    const own = and(eq(rewardOffers.merchant, merchant), eq(rewardOffers.id, id), eq(rewardOffers.rule, draft.rule));
    const [saved] = await engine.database
      .update(rewardOffers)
      .set(values)
      .where(own)
      .returning({ id: rewardOffers.id });
    if (!saved) throw new Refusal('request_invalid', { status: 404, text: 'There is no such offer with this rule.' });
    return saved;
  }
  const [stored] = await engine.database
    .select({ offers: count() })
    .from(rewardOffers)
    .where(eq(rewardOffers.merchant, merchant));
  if ((stored?.offers ?? 0) >= mostOffers)
    throw new Refusal('request_invalid', { status: 409, text: `At most ${mostOffers} offers for a merchant.` });
  return onlyRow(
    await engine.database
      .insert(rewardOffers)
      .values({ merchant, code: randomUUID(), ...values })
      .returning({ id: rewardOffers.id }),
  );
}
