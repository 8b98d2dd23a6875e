import { and, eq, lte } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { hasSecondFactor, readFactors } from '../second-factor/factors';
import { dayAt, daysAfter, weekOf } from './merchant-day';
import { playFigures } from './play-figures';
import type { RuleName } from './rule-names';
import { signInCalendar } from './sign-in-calendar';
import { rewardClaims, type RewardOfferRow } from './tables';

/** What a rule says about an offer for one account now. */
export interface Standing {
  /** Claims of the same period are one. */
  period: string;
  completed: number;
  total: number;
  /** Minor units that a claim pays now. */
  amount: number;
  /** Of a calendar: what each day pays, and whether it was claimed. */
  days?: { amount: number; claimed: boolean }[];
}

interface Given {
  queries: Queries;
  account: Account;
  offer: RewardOfferRow;
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
}

type Rule = (given: Given) => Promise<Standing> | Standing;

/** Every rule reads the ledger or the account: no progress is stored. */
export const rules: Record<RuleName, Rule> = {
  'sign-in-day': signInDay,
  mobile: ({ account, offer }) => once(offer, account.mobile !== null),
  email: ({ account, offer }) => once(offer, account.email !== null),
  'second-factor': async ({ queries, account, offer }) =>
    once(offer, hasSecondFactor(await readFactors(queries, account.id))),
  'first-stake': async ({ queries, account, offer, zone }) =>
    once(offer, (await playFigures(queries, account, { zone })).staked > 0),
  'loss-of-yesterday': lossOfYesterday,
  'stakes-of-week': async (given) => {
    const week = weekOf(dayAt(given.now, given.zone));
    const { staked } = await playFigures(given.queries, given.account, { from: week, zone: given.zone });
    return reached(given.offer, week, staked);
  },
  'rounds-of-day': async (given) => {
    const day = dayAt(given.now, given.zone);
    const { rounds } = await playFigures(given.queries, given.account, { from: day, zone: given.zone });
    return reached(given.offer, day, rounds);
  },
  application: ({ offer }) => once(offer, true),
};

/** Whether a claim would pay. */
export function isMet({ completed, total, amount }: Standing): boolean {
  return completed >= total && amount > 0;
}

function once({ amounts }: RewardOfferRow, met: boolean): Standing {
  return { period: '', completed: met ? 1 : 0, total: 1, amount: amounts[0] ?? 0 };
}

function reached({ amounts, goal }: RewardOfferRow, period: string, figure: number): Standing {
  return { period, completed: Math.max(0, Math.min(figure, goal)), total: goal, amount: amounts[0] ?? 0 };
}

/** One claim for each day of the merchant. */
async function signInDay({ queries, account, offer, now, zone }: Given): Promise<Standing> {
  const today = dayAt(now, zone);
  const rows = await queries
    .select({ period: rewardClaims.period })
    .from(rewardClaims)
    .where(
      and(eq(rewardClaims.accountId, account.id), eq(rewardClaims.offerId, offer.id), lte(rewardClaims.period, today)),
    );
  const claimed = new Set(rows.map(({ period }) => period));
  return { period: today, completed: 1, total: 1, ...signInCalendar(offer.amounts, claimed, today) };
}

/** A share of yesterday's loss, once it reaches the goal. */
async function lossOfYesterday({ queries, account, offer, now, zone }: Given): Promise<Standing> {
  const yesterday = daysAfter(dayAt(now, zone), -1);
  const { result } = await playFigures(queries, account, { from: yesterday, to: yesterday, zone });
  const loss = Math.max(0, -result);
  const share = Math.min(Math.floor((loss * offer.share) / 10_000), offer.amounts[0] ?? 0);
  return { period: yesterday, completed: Math.min(loss, offer.goal), total: offer.goal, amount: share };
}
