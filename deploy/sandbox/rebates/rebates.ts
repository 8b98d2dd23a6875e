import { toDecimal, type GameType } from '@atrium/api';
import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { gameTypeOf } from '../games/game-type-of';
import { exactlyOnce } from '../ledger/exactly-once';
import type { Merchant } from '../merchants/merchant';
import { lockAccount } from '../reward-centre/lock-account';
import { dayAt, daysAfter } from '../reward-centre/merchant-day';
import { payReward } from '../reward-centre/pay-reward';
import { requireReceiver } from '../reward-centre/require-receiver';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { rebatePayments } from './tables';

/** Days back for which rebates are listed and paid. */
const listedDays = 30;
/** Accounts that are read at once. */
const batchSize = 100;
/** Rates are in ten-thousandths. */
const whole = 10_000;

/** The stakes of one day in games of one type. Minor units. */
interface Line {
  day: string;
  type: GameType;
  stake: number;
  rate: number;
  amount: number;
}

/** The rebates of an account, by day and type, the latest first. */
export async function rebatesOf(backend: Backend, account: Account) {
  const { code } = merchantByCode(backend, account.merchant).currency;
  const decimal = (minor: number) => toDecimal({ minor, currency: code });
  const { database } = backend.engine;
  const [lines, paid] = [await linesOf(backend, database, account), await paidDays(backend, database, account)];
  const ready = lines.filter(({ day }) => !paid.has(day)).reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency: code,
    ready: decimal(ready),
    lines: lines.map(({ day, type, stake, rate, amount }) => ({
      ...{ day, type, stake: decimal(stake), rate: String((rate * 100) / whole) },
      ...{ amount: decimal(amount), paid: paid.has(day) },
    })),
  };
}

/**
 * Pays the rebates of past days, each day once.
 * @throws Refusal `in_stay_tuned` where rebates are not claimed, `reward_not_ready` when there is none, or that of a door
 */
export async function claimRebates(backend: Backend, call: CustomerCall) {
  const { account } = call.customer;
  requireReceiver(account);
  if (!call.merchant.rebate || !(await isSwitchOn(backend, call.merchant, 'MANPLAYREB3')))
    throw new Refusal('in_stay_tuned');
  const request = { scope: `rebate:${account.id}`, key: call.idempotencyKey, payload: {} };
  return exactlyOnce(backend, request, async (transaction) => {
    const paid = await payRebates(backend, transaction, account);
    if (!paid) throw new Refusal('reward_not_ready');
    return paid;
  });
}

/**
 * Pays rebates of yesterday and before by itself, at merchants where members do not claim them. Returns the number of
 * accounts that were paid.
 */
export async function payDueRebates(backend: Backend): Promise<number> {
  let paid = 0;
  for (const merchant of backend.merchants.values()) {
    if (!merchant.rebate || (await isSwitchOn(backend, merchant, 'MANPLAYREB3'))) continue;
    for (let batch = await accountsWithStakes(backend, merchant, 0); batch.length > 0;) {
      for (const account of batch) if (await isPaid(backend, account)) paid += 1;
      batch = await accountsWithStakes(backend, merchant, batch.at(-1)?.id ?? 0);
    }
  }
  return paid;
}

async function payRebates(backend: Backend, transaction: Transaction, account: Account) {
  await lockAccount(transaction, account.id);
  const paid = await paidDays(backend, transaction, account);
  const byDay = new Map<string, number>();
  for (const { day, amount } of await linesOf(backend, transaction, account))
    if (!paid.has(day)) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  if (byDay.size === 0) return undefined;
  const paidAt = new Date(backend.clock());
  const rows = [...byDay].map(([day, amount]) => ({ accountId: account.id, day, amount, paidAt }));
  await transaction.insert(rebatePayments).values(rows);
  const days = rows.map(({ day }) => day).sort();
  return payReward(backend, transaction, account, {
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    key: `rebate:${account.id}:${days[0]}:${days.at(-1)}`,
    reference: `rebate ${days[0]} ${days.at(-1)}`,
  });
}

/** Pays what is due; an account that a door refuses is passed over. Returns whether something was paid. */
async function isPaid(backend: Backend, account: Account): Promise<boolean> {
  try {
    return (await backend.engine.transaction((transaction) => payRebates(backend, transaction, account))) !== undefined;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Accounts after an id, in their order, with stakes on a past day of the merchant that has no payment. */
async function accountsWithStakes({ engine, clock }: Backend, { code, zone }: Merchant, after: number) {
  const today = dayAt(clock(), zone);
  return engine.database
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.merchant, code),
        gt(accounts.id, after),
        inArray(accounts.kind, [0, 1, 2]),
        sql`exists (select from sandbox.ledger_accounts wallet
          join sandbox.record_lines line on line.account_id = wallet.id and line.kind = 'bet'
          where wallet.kind = 'wallet' and wallet.merchant = ${code} and wallet.name = ${accounts.id}::text
            and line.made_at >= ${daysAfter(today, -listedDays)}::date::timestamp at time zone ${zone}
            and line.made_at < ${today}::date::timestamp at time zone ${zone}
            and not exists (select from sandbox.rebate_payments paid where paid.account_id = ${accounts.id}
              and paid.day = to_char((line.made_at at time zone ${zone})::date, 'YYYY-MM-DD')))`,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(batchSize);
}

async function paidDays({ clock }: Backend, queries: Queries, { id }: Account): Promise<Set<string>> {
  const since = dayAt(clock() - (listedDays + 2) * 86_400_000, 'UTC');
  const rows = await queries
    .select({ day: rebatePayments.day })
    .from(rebatePayments)
    .where(and(eq(rebatePayments.accountId, id), gte(rebatePayments.day, since)));
  return new Set(rows.map(({ day }) => day));
}

/** The stakes of past days that were not returned, at the merchant's rate of their type; amounts are rounded down. */
async function linesOf(backend: Backend, queries: Queries, account: Account): Promise<Line[]> {
  const { zone, rebate, rebateRates } = merchantByCode(backend, account.merchant);
  if (!rebate) return [];
  const today = dayAt(backend.clock(), zone);
  const { rows } = await queries.execute<{ day: string; vendor: string; game: string | null; staked: string }>(sql`
    select to_char((line.made_at at time zone ${zone})::date, 'YYYY-MM-DD') as day, house.name as vendor,
      played.game, -sum(entry.amount) as staked
    from sandbox.ledger_accounts wallet
      join sandbox.record_lines line on line.account_id = wallet.id and line.kind = 'bet'
      join sandbox.ledger_entries entry on entry.id = line.entry_id
      join sandbox.ledger_accounts house on house.id = line.other_id
      left join lateral (
        select game from sandbox.wallet_transactions
        where vendor = house.name and round = line.reference and account_id = ${account.id} and kind = 'bet' limit 1
      ) played on true
    where wallet.kind = 'wallet' and wallet.merchant = ${account.merchant} and wallet.name = ${String(account.id)}
      and line.made_at >= ${daysAfter(today, -listedDays)}::date::timestamp at time zone ${zone}
      and line.made_at < ${today}::date::timestamp at time zone ${zone}
      and not exists (select from sandbox.ledger_transactions returned where returned.reverses = entry.transaction_id)
    group by 1, 2, 3`);
  const stakes = new Map<string, { day: string; type: GameType; stake: number }>();
  for (const { day, vendor, game, staked } of rows) {
    const type = gameTypeOf(vendor, game);
    if (!type) continue;
    const line = stakes.get(`${day} ${type}`) ?? { day, type, stake: 0 };
    stakes.set(`${day} ${type}`, { ...line, stake: line.stake + Number(staked) });
  }
  return [...stakes.values()]
    .map((line) => {
      const rate = rebateRates[line.type] ?? 0;
      return { ...line, rate, amount: Math.floor((line.stake * rate) / whole) };
    })
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => other.day.localeCompare(one.day) || one.type.localeCompare(other.type));
}
