import { liveTypes } from '@atrium/api';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { amountText } from '../decisions/amount-text';
import type { DecisionKind } from '../decisions/decision-kind';
import { post } from '../ledger/post';
import { ledgerTransactions } from '../ledger/tables';
import { publish } from '../live/publish';
import { textIn } from '../merchants/some-texts';
import { messageText } from '../messages/message-text';
import { returnPurchase } from '../wallets/postings';
import { Refusal } from '../wire/refusal';
import { pointHouse, pointsOf } from './point-account';
import { redemptions, rewards } from './tables';

/** Redemptions that wait for approval. A rejected one returns points, money and stock. */
export const redemptionDecisions: DecisionKind = {
  kind: 'mall-redemption',
  title: 'Redemptions of the points mall',
  choices: { approve: 'Approve', reject: 'Reject' },

  async list(backend, limit) {
    const rows = await backend.engine.database
      .select({ redemption: redemptions, names: rewards.names, merchant: accounts.merchant, account: accounts.name })
      .from(redemptions)
      .innerJoin(rewards, eq(rewards.id, redemptions.rewardId))
      .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
      .where(eq(redemptions.status, 'P'))
      .orderBy(asc(redemptions.id))
      .limit(limit);
    return rows.map(({ redemption, names, merchant, account }) => ({
      id: String(redemption.id),
      merchant,
      account,
      about: `${redemption.quantity} × ${textIn(names, 'EN')} for ${priceText(backend, merchant, redemption)}, to ${recipientText(redemption)}`,
      since: redemption.createdAt.getTime(),
    }));
  },

  async decide(backend, id, choice, reason) {
    if (!/^\d{1,15}$/.test(id)) return false;
    const approved = choice === 'approve';
    if (!approved && reason === '') throw new Refusal('request_invalid', { text: 'reason: write why it is rejected' });
    return backend.engine.transaction(async (transaction) => {
      const [redemption] = await transaction
        .update(redemptions)
        .set({ status: approved ? 'A' : 'R', reason, decidedAt: new Date(backend.clock()) })
        .where(and(eq(redemptions.id, Number(id)), eq(redemptions.status, 'P')))
        .returning();
      if (!redemption) return false;
      const account = onlyRow(await transaction.select().from(accounts).where(eq(accounts.id, redemption.accountId)));
      if (!approved) await giveBack(backend, transaction, account, redemption);
      await report(backend, transaction, account, { redemption, approved, reason });
      return true;
    });
  },
};

type Redemption = typeof redemptions.$inferSelect;

function priceText(backend: Backend, merchant: string, { points, money }: Redemption): string {
  const price = `${points} ${points === 1 ? 'point' : 'points'}`;
  return money > 0 ? `${price} and ${amountText(backend, merchant, money)}` : price;
}

/** Name, address and phone as the member wrote them, with the province in parentheses. */
function recipientText({ remarks, province }: Redemption): string {
  return province === '' ? remarks : `${remarks} (${province})`;
}

async function giveBack(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { id, rewardId, quantity, points, money }: Redemption,
): Promise<void> {
  await transaction
    .update(rewards)
    .set({ inventory: sql`${rewards.inventory} + ${quantity}`, redeemed: sql`${rewards.redeemed} - ${quantity}` })
    .where(eq(rewards.id, rewardId));
  // wallet before points, as the redemption locks them
  if (money > 0) await returnPurchase(backend, transaction, account, money, `redemption:${id}:money`);
  if (points > 0) await returnPoints(backend, transaction, account, { id, points });
}

async function returnPoints(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { id, points }: { id: number; points: number },
): Promise<void> {
  const redeemed = onlyRow(
    await transaction
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.idempotencyKey, `redemption:${id}`)),
  );
  await post(backend, transaction, new Date(backend.clock()), {
    kind: 'redeem',
    from: pointHouse(account.merchant),
    to: pointsOf(account),
    amount: points,
    idempotencyKey: `redemption:${id}:returned`,
    reference: `redemption ${id}`,
    reverses: redeemed.id,
  });
}

/** Reports a decision to the member's tabs, in the member's language, with the reason of the operator. */
async function report(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { redemption, approved, reason }: { redemption: Redemption; approved: boolean; reason: string },
): Promise<void> {
  const language = account.language ?? 'EN';
  const [reward] = await transaction
    .select({ names: rewards.names })
    .from(rewards)
    .where(eq(rewards.id, redemption.rewardId));
  const outcome = messageText(approved ? 'redemption_approved' : 'redemption_refused', language);
  await publish(backend, transaction, account.id, {
    type: liveTypes.redemption,
    popup: true,
    title: textIn(reward?.names ?? {}, language),
    message: reason === '' ? outcome : `${outcome} ${reason}`,
  });
}
