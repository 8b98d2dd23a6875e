import { currencyDigits, toMoney } from '@atrium/api';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import { deposits, withdrawals } from './tables';

export type Direction = 'deposit' | 'withdraw';

/** A day of limits: the last 24 hours, in milliseconds. */
export const dayOfLimits = 24 * 3_600_000;

/** Refuses where the direction is switched off, or money is credit of an upline. @throws Refusal */
export async function requireOpen(backend: Backend, merchant: Merchant, account: Account, direction: Direction) {
  if (account.kind === 4) throw new Refusal('in_need_true_account');
  const [open, credit] = await Promise.all([
    isSwitchOn(backend, merchant, direction === 'deposit' ? 'DEPOSIT' : 'WITHDRAW'),
    isSwitchOn(backend, merchant, 'CREDITMAR3'),
  ]);
  if (!open || credit) throw new Refusal('in_stay_tuned');
}

/** Minor units of a decimal within the limits of one call. @throws Refusal */
export function readAmount(merchant: Merchant, decimal: string, direction: Direction): number {
  const currency = merchant.currency.code;
  const digits = Math.min(merchant.currency.digits, currencyDigits(currency));
  const [, fraction = ''] = decimal.split('.');
  if (fraction.replace(/0+$/, '').length > digits) throw new Refusal('request_invalid');
  const { minor } = toMoney(decimal, currency);
  const { least = 1, most = Number.MAX_SAFE_INTEGER } = merchant.limits?.[direction] ?? {};
  if (minor < Math.max(1, least) || minor > most) throw new Refusal('amount_outside_limits');
  return minor;
}

/** Refuses what exceeds the limit of 24 hours. The account must be locked. @throws Refusal above the limit */
export async function requireDayLimit(
  backend: Backend,
  transaction: Transaction,
  { merchant, account, amount }: { merchant: Merchant; account: Account; amount: number },
  direction: Direction,
): Promise<void> {
  const left = await leftOfDay(backend, transaction, { merchant, account }, direction);
  if (left !== undefined && amount > left) throw new Refusal('day_limit_reached');
}

/** What may still be asked for in these 24 hours, in minor units; undefined without a limit. */
export async function leftOfDay(
  backend: Backend,
  queries: Queries,
  { merchant, account }: { merchant: Merchant; account: Account },
  direction: Direction,
): Promise<number | undefined> {
  const day = merchant.limits?.[direction].day;
  if (day === undefined) return undefined;
  const now = backend.clock();
  const since = new Date(now - dayOfLimits);
  const counted =
    direction === 'deposit'
      ? queries
          .select({ sum: sql<string>`coalesce(sum(coalesce(${deposits.paid}, ${deposits.amount})), 0)` })
          .from(deposits)
          .where(
            and(
              eq(deposits.accountId, account.id),
              gt(deposits.createdAt, since),
              or(
                eq(deposits.status, 'paid'),
                and(inArray(deposits.status, ['requested', 'pending']), gt(deposits.expiresAt, new Date(now))),
              ),
            ),
          )
      : queries
          .select({ sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)` })
          .from(withdrawals)
          .where(
            and(
              eq(withdrawals.accountId, account.id),
              gt(withdrawals.createdAt, since),
              inArray(withdrawals.status, ['pending', 'paid']),
            ),
          );
  const [row] = await counted;
  return Math.max(0, day - Number(row?.sum ?? 0));
}
