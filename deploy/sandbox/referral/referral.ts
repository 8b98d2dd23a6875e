import { randomInt } from 'node:crypto';
import { maskedName, toDecimal } from '@atrium/api';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { exactlyOnce } from '../ledger/exactly-once';
import { registrations, referralCodes } from '../registration/tables';
import { lockAccount } from '../reward-centre/lock-account';
import { payReward } from '../reward-centre/pay-reward';
import { playFigures } from '../reward-centre/play-figures';
import { requireReceiver } from '../reward-centre/require-receiver';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { amountPerReferral, referralConditions } from './referral-conditions';
import { referralPayments } from './tables';

/** Letters and digits that are not taken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 7;
/** Most referred members in one answer, the latest first. */
const mostListed = 500;

/** The referral page of an account. Creates its code when it has none. */
export async function referralOf(backend: Backend, account: Account, language: string) {
  const merchant = merchantByCode(backend, account.merchant);
  const { currency } = merchant;
  const decimal = (minor: number) => toDecimal({ minor, currency: currency.code });
  const referred = await referredBy(backend, backend.engine.database, account);
  const sum = (paid: boolean) =>
    referred.filter((one) => one.active && one.paid === paid).reduce((total, { amount }) => total + amount, 0);
  return {
    code: await codeOf(backend, account),
    currency: currency.code,
    earned: decimal(sum(true)),
    ready: decimal(sum(false)),
    conditions: referralConditions(merchant, language),
    referred: referred.map(({ name, time, active, paid, amount }) => ({
      account: maskedName(name),
      time,
      active,
      earned: decimal(paid ? amount : 0),
    })),
  };
}

/**
 * Pays what the referred members have earned, each of them once.
 * @throws Refusal `reward_not_ready` when there is nothing to pay, or that of a door
 */
export async function claimReferral(backend: Backend, call: CustomerCall) {
  const { account } = call.customer;
  requireReceiver(account);
  const request = { scope: `referral:${account.id}`, key: call.idempotencyKey, payload: {} };
  return exactlyOnce(backend, request, async (transaction) => {
    await lockAccount(transaction, account.id);
    const ready = (await referredBy(backend, transaction, account)).filter(({ active, paid }) => active && !paid);
    if (ready.length === 0) throw new Refusal('reward_not_ready');
    const paidAt = new Date(backend.clock());
    await transaction
      .insert(referralPayments)
      .values(ready.map(({ id, amount }) => ({ accountId: id, referrerId: account.id, amount, paidAt })));
    return payReward(backend, transaction, account, {
      amount: ready.reduce((total, { amount }) => total + amount, 0),
      key: `referral:${ready
        .map(({ id }) => id)
        .join('-')
        .slice(0, 150)}`,
      reference: `${ready.length} referrals`,
    });
  });
}

async function referredBy(backend: Backend, queries: Queries, account: Account) {
  const merchant = merchantByCode(backend, account.merchant);
  const { zone } = merchant;
  const rows = await queries
    .select({
      id: accounts.id,
      merchant: accounts.merchant,
      name: accounts.name,
      createdAt: registrations.createdAt,
      paid: referralPayments.amount,
    })
    .from(registrations)
    .innerJoin(accounts, eq(accounts.id, registrations.accountId))
    .leftJoin(referralPayments, eq(referralPayments.accountId, registrations.accountId))
    .where(and(eq(registrations.referrerId, account.id), eq(registrations.merchant, account.merchant)))
    .orderBy(desc(registrations.createdAt), desc(accounts.id))
    .limit(mostListed);
  return Promise.all(
    rows.map(async ({ createdAt, paid, ...member }) => ({
      ...member,
      time: createdAt.getTime(),
      paid: paid !== null,
      amount: paid ?? amountPerReferral(merchant),
      active: paid !== null || (await playFigures(queries, member, { zone })).staked > 0,
    })),
  );
}

async function codeOf({ engine }: Backend, { id, merchant }: Account): Promise<string> {
  const own = and(eq(referralCodes.merchant, merchant), eq(referralCodes.accountId, id));
  const read = async () => (await engine.database.select().from(referralCodes).where(own).limit(1))[0]?.code;
  const known = await read();
  if (known !== undefined) return known;
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const [created] = await engine.transaction(async (transaction) => {
    await lockAccount(transaction, id);
    const [earlier] = await transaction.select().from(referralCodes).where(own).limit(1);
    if (earlier) return [earlier];
    return transaction
      .insert(referralCodes)
      .values({ merchant, code, accountId: id })
      .onConflictDoNothing()
      .returning();
  });
  if (!created) throw new Refusal('server_busy', { retryAfter: 1 });
  return created.code;
}
