import type { RedeemRequest } from '@atrium/api';
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { exactlyOnce } from '../ledger/exactly-once';
import { InsufficientFunds, post } from '../ledger/post';
import { purchase } from '../wallets/postings';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { checkPaymentPassword } from './check-password';
import { priceVersion as versionOf } from './price-version';
import { pointHouse, pointsOf } from './point-account';
import { requireRecipient } from './require-recipient';
import { shownPriceOf } from './shown-prices';
import { redemptions, rewards, type Reward } from './tables';

/**
 * Redeems rewards for points, or for points and money: everything is committed once per idempotency key, or nothing is.
 * @throws Refusal that names what is insufficient.
 */
export async function redeem(
  backend: Backend,
  call: CustomerCall,
  { password, ...order }: RedeemRequest,
): Promise<{ id: string }> {
  const { account } = call.customer;
  if (account.kind === 4) throw new Refusal('in_need_true_account');
  requireRecipient(call.merchant, order.remarks);
  await checkPaymentPassword(backend, call, password);
  const request = { scope: `mall:${account.id}:redeem`, key: call.idempotencyKey, payload: order };
  try {
    return await exactlyOnce(backend, request, (transaction) =>
      redeemInTransaction(backend, transaction, account, order),
    );
  } catch (error) {
    if (error instanceof InsufficientFunds)
      throw new Refusal(error.kind === 'points' ? 'points_not_enough' : 'money_not_enough');
    throw error;
  }
}

async function redeemInTransaction(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { rewardId, quantity, redeemType, province, remarks, priceVersion }: Omit<RedeemRequest, 'password'>,
): Promise<{ id: string }> {
  const reward = await lockReward(transaction, account.merchant, rewardId);
  const createdAt = new Date(backend.clock());
  requireOnSale(reward, createdAt);
  // a form that knows no version shows the prices of the list that its account read last
  const shown = priceVersion ?? (await shownPriceOf(transaction, account, reward));
  if (shown !== versionOf(reward)) throw new Refusal('reward_price_changed');
  if (reward.inventory === 0) throw new Refusal('reward_sold_out');
  if (quantity > reward.inventory) throw new Refusal('br_sqmypaur_twtjtu');
  await requireWithinPersonLimit(transaction, reward, { account, quantity });
  const price = priceOf(reward, redeemType);
  const [points, money] = [price.points * quantity, price.money * quantity];
  await transaction
    .update(rewards)
    .set({ inventory: sql`${rewards.inventory} - ${quantity}`, redeemed: sql`${rewards.redeemed} + ${quantity}` })
    .where(eq(rewards.id, reward.id));
  const { id } = onlyRow(
    await transaction
      .insert(redemptions)
      .values({
        ...{ accountId: account.id, rewardId: reward.id, quantity, redeemType },
        ...{ points, money, province, remarks, createdAt },
      })
      .returning({ id: redemptions.id }),
  );
  // wallet before points, as a spin locks them, to prevent deadlocks
  if (money > 0) await purchase(backend, transaction, account, money, `redemption:${id}:money`);
  await post(backend, transaction, createdAt, {
    kind: 'redeem',
    from: pointsOf(account),
    to: pointHouse(account.merchant),
    amount: points,
    idempotencyKey: `redemption:${id}`,
    reference: `redemption ${id}`,
  });
  return { id: String(id) };
}

async function lockReward(transaction: Transaction, merchant: string, id: string): Promise<Reward> {
  if (!/^\d{1,15}$/.test(id)) throw new Refusal('reward_unknown');
  const [reward] = await transaction
    .select()
    .from(rewards)
    .where(and(eq(rewards.id, Number(id)), eq(rewards.merchant, merchant)))
    .for('update');
  if (!reward) throw new Refusal('reward_unknown');
  return reward;
}

function requireOnSale({ startsAt, endsAt }: Reward, now: Date): void {
  if (startsAt !== null && startsAt > now) throw new Refusal('reward_unknown');
  if (endsAt !== null && endsAt <= now) throw new Refusal('reward_ended');
}

/** The reward is locked, so two redemptions cannot pass the limit together. Refused redemptions do not count. */
async function requireWithinPersonLimit(
  transaction: Transaction,
  { id, perPerson }: Reward,
  { account, quantity }: { account: Account; quantity: number },
): Promise<void> {
  if (perPerson === null) return;
  const mine = and(eq(redemptions.rewardId, id), eq(redemptions.accountId, account.id), ne(redemptions.status, 'R'));
  const [taken] = await transaction
    .select({ pieces: sum(redemptions.quantity) })
    .from(redemptions)
    .where(mine);
  if (Number(taken?.pieces ?? 0) + quantity > perPerson) throw new Refusal('reward_person_limit');
}

/** Points and minor units per piece. */
function priceOf({ price, mixedPoints, mixedMoney }: Reward, redeemType: RedeemRequest['redeemType']) {
  if (redeemType === 'P' && price !== null) return { points: price, money: 0 };
  if (redeemType === 'PM' && mixedPoints !== null && mixedMoney !== null)
    return { points: mixedPoints, money: mixedMoney };
  throw new Refusal('reward_other_price');
}
