import * as v from 'valibot';
import { HelpTreeSchema } from '../help/help-topic';
import { LegalDraftSchema } from '../legal/legal-store';
import { MessageDraftSchema } from '../inbox/send-message';
import { NoticeDraftSchema } from '../notices/notice-store';
import { RewardDraftSchema } from '../mall/save-reward';
import { RaffleDraftSchema } from '../raffle/raffle';
import { RedRainDraftSchema } from '../red-rain/red-rain';
import { OfferDraftSchema } from '../reward-centre/save-offer';
import { PromoCodeDraftSchema } from '../reward-centre/save-promo-code';
import { launchFaults, type LaunchFaultName } from './launch-faults';

const word = v.pipe(v.string(), v.regex(/^[\w.*-]{1,60}$/, 'letters, digits, dots and dashes'));
const merchant = word;
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const part = v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(10_000_000)), 0);
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const moment = v.pipe(v.number(), v.safeInteger());

/** Requests of the control page. Amounts are minor units, times milliseconds since 1970. */
export const requests = {
  site: v.strictObject({
    merchant,
    maintenance: v.optional(v.boolean()),
    regionRestriction: v.optional(v.boolean()),
  }),
  switch: v.strictObject({ merchant, name: word, value: v.nullable(v.boolean()) }),
  vendorMaintenance: v.strictObject({
    merchant,
    vendor: word,
    /** Null ends it. */
    maintenance: v.nullable(
      v.strictObject({
        message: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
        beginsAt: v.optional(moment),
        endsAt: v.optional(moment),
      }),
    ),
  }),
  fault: v.strictObject({
    merchant: v.optional(v.nullable(merchant), null),
    /** Host name the call is made to, to select one of several domains; all hosts when omitted. */
    host: v.optional(v.nullable(word), null),
    /** Call id such as `games.launch`, or `*`. */
    endpoint: word,
    delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 0),
    status: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))), null),
    key: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80))), null),
    message: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
    value: v.optional(v.unknown()),
    /** Drops the connection without an answer, as a dead server does. */
    cut: v.optional(v.boolean(), false),
    /** Sent instead of an answer, as it is, with `status` (default 200): a page of a proxy, half an answer, nothing. */
    body: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20_000))), null),
    contentType: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/), v.maxLength(100))), null),
    /** Number of times the fault is injected; until removed when omitted. */
    times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  }),
  /** One fault by its id, or all when it is omitted. */
  clearFaults: v.strictObject({ id: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) }),
  launchFault: v.strictObject({
    merchant: v.optional(v.nullable(merchant), null),
    fault: v.picklist(Object.keys(launchFaults) as LaunchFaultName[]),
    times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  }),
  /** How far the clock is set forward: the sum of these, from a second to 31 days. */
  clock: v.pipe(
    v.strictObject({ days: part, hours: part, minutes: part, seconds: part }),
    v.transform(({ days, hours, minutes, seconds }) => (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000),
    v.minValue(1_000, 'name days, hours, minutes or seconds'),
    v.maxValue(31 * 24 * 3_600_000, 'at most 31 days at once'),
  ),
  decide: v.strictObject({
    kind: word,
    id: v.pipe(v.string(), v.maxLength(60)),
    choice: word,
    /** What the account reads, such as why an application was refused. */
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  }),
  money: v.strictObject({
    merchant,
    account: word,
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  balance: v.strictObject({
    merchant,
    account: word,
    balance: amount,
  }),
  duplicate: v.strictObject({
    merchant,
    account: word,
    /** Name of the new account. */
    name: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z\d]{3,15}$/, '4 to 16 lower case letters and digits, starting with a letter'),
    ),
    balance: v.optional(amount, 0),
    points: v.optional(amount, 0),
    neverSignedIn: v.optional(v.boolean(), false),
    /** Overrides that of the original account. */
    mobile: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{5,20}$/))),
    email: v.optional(v.pipe(v.string(), v.email())),
  }),
  event: v.strictObject({
    merchant,
    account: word,
    event: v.looseObject({ type: word, popup: v.optional(v.boolean(), false) }),
  }),
  session: v.strictObject({ merchant, account: word }),
  /** `atOnce`: calls encrypted with the previous key are rejected immediately. */
  rotateKey: v.strictObject({ atOnce: v.optional(v.boolean(), false) }),
  /** Creates a notice or a promotion; with an id, replaces that one. */
  notice: v.strictObject({ merchant, id: v.optional(id), notice: NoticeDraftSchema }),
  removeNotice: v.strictObject({ merchant, id }),
  /** Answers in a chat room; a repeated key stores nothing. */
  chatAnswer: v.strictObject({
    merchant,
    account: word,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
    key: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  /** Sends a platform message to one account, to all with a label, or, without both, to all of the merchant. */
  message: v.strictObject({
    merchant,
    account: v.optional(word),
    label: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(60))),
    message: MessageDraftSchema,
  }),
  /** Starts a raffle for the members of a merchant; with an id, replaces that one while it is not over. */
  raffle: v.strictObject({ merchant, id: v.optional(id), raffle: RaffleDraftSchema }),
  /** Creates a reward or a mission of the member centre; with an id, replaces that one. */
  offer: v.strictObject({ merchant, id: v.optional(id), offer: OfferDraftSchema }),
  /** Creates a promo code; with an id, replaces that one. */
  promoCode: v.strictObject({ merchant, id: v.optional(id), promoCode: PromoCodeDraftSchema }),
  /**
   * Creates a reward of the points mall; with an id, replaces that one. `shownInventory` is the inventory that the
   * editor saw: an inventory equal to it stays as stored, and a changed one is refused once pieces were redeemed since.
   */
  reward: v.strictObject({
    merchant,
    id: v.optional(id),
    reward: RewardDraftSchema,
    shownInventory: v.optional(amount),
  }),
  /** Starts a red rain for the agents of a merchant. */
  redRain: v.strictObject({ merchant, redRain: RedRainDraftSchema }),
  /** Offers a contract of the merchant, with the terms of its kind as `contracts.offer` has them. */
  contract: v.strictObject({ merchant, account: word, offer: v.looseObject({ kind: word }) }),
  /** Asks an account to end an active contract of the merchant. */
  endContract: v.strictObject({ merchant, id }),
  /** Replaces the help centre. */
  help: v.strictObject({ merchant, topics: HelpTreeSchema }),
  /** Replaces one legal page in all its languages. */
  legal: v.strictObject({ merchant, legal: LegalDraftSchema }),
  password: v.strictObject({ merchant, account: word, state: v.picklist(['default', 'expired']) }),
};

export type Requests = { [Name in keyof typeof requests]: v.InferOutput<(typeof requests)[Name]> };
