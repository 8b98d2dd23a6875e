import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { networkOf } from '../../network';
import { exactlyOnce } from '../ledger/exactly-once';
import type { CustomerCall } from '../wire/call';
import { limitGuesses } from '../limits/limit-guesses';
import { Refusal } from '../wire/refusal';
import { lockAccount } from './lock-account';
import { payReward } from './pay-reward';
import { requireReceiver } from './require-receiver';
import { promoCodes, promoCodeUses } from './tables';

/** Wrong codes in ten minutes of an account, and of a network, which many persons may share. */
const guesses = { account: { max: 10, within: 600_000 }, network: { max: 100, within: 600_000 } };

/** Whether the merchant has a code that is in force. */
export async function hasPromoCodes({ engine, clock }: Backend, merchant: string): Promise<boolean> {
  const found = await engine.database
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(and(eq(promoCodes.merchant, merchant), inForce(clock())))
    .limit(1);
  return found.length > 0;
}

/**
 * Pays the reward of a code: once for each account, as often as the code allows.
 * @throws Refusal `promo_code_unknown` for one that does not exist, is not in force, used up or for others;
 *   `reward_taken` for a second use; `login_try_later` after too many wrong codes
 */
export async function redeemPromoCode(backend: Backend, call: CustomerCall, typed: string) {
  const { account } = call.customer;
  requireReceiver(account);
  const code = typed.toUpperCase();
  const request = { scope: `promo-code:${account.id}`, key: call.idempotencyKey, payload: { code } };
  const limits = [
    { subject: `promo-code:account:${account.id}`, ...guesses.account },
    { subject: `promo-code:${networkOf(call.address)}`, ...guesses.network },
  ];
  return limitGuesses(backend, limits, 'promo_code_unknown', () =>
    exactlyOnce(backend, request, (transaction) => payCode(backend, transaction, account, code)),
  );
}

async function payCode(backend: Backend, transaction: Transaction, account: Account, code: string) {
  await lockAccount(transaction, account.id);
  const at = backend.clock();
  const [found] = await transaction
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.merchant, account.merchant), eq(promoCodes.code, code), inForce(at)))
    .for('update');
  if (!found || !mayUse(found.accounts, account.name)) throw new Refusal('promo_code_unknown');
  const used = await transaction
    .insert(promoCodeUses)
    .values({ promoCodeId: found.id, accountId: account.id, usedAt: new Date(at) })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw new Refusal('reward_taken');
  if (found.usesLeft === 0) throw new Refusal('promo_code_unknown');
  await transaction
    .update(promoCodes)
    .set({ usesLeft: sql`${promoCodes.usesLeft} - 1` })
    .where(eq(promoCodes.id, found.id));
  return payReward(backend, transaction, account, {
    amount: found.amount,
    key: `promo-code:${found.id}:${account.id}`,
    reference: code,
  });
}

/** Names of accounts do not distinguish capitals. */
function mayUse(accounts: string[] | null, name: string): boolean {
  return accounts === null || accounts.some((one) => one.toLowerCase() === name.toLowerCase());
}

function inForce(now: number) {
  const at = new Date(now);
  return and(lte(promoCodes.startsAt, at), or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, at)));
}
