import { callOf, type Fields } from '../plans/facts';
import type { CheckContext } from '../check-context';
import { amountOf } from './amount';
import { moveMoney } from './move-money';
import type { WireSession } from '../wire/wire-client';

/** Cashier and rewards: money moves once for each key, and each movement is recorded once. */
export async function checkPayments(checking: CheckContext): Promise<void> {
  const { client, has, merchant, sessions } = checking;
  const session = sessions.member;
  if (!session) return;
  const password = merchant.accounts.member.paymentPassword ?? merchant.accounts.member.password;
  const count =
    (id: string, list = '') =>
    () =>
      countOf(checking, id, list);

  if (has('cashier.withdraw') && has('cashier.payees')) {
    const [payee] = await itemsOf(checking, 'cashier.payees');
    if (payee) {
      const request = {
        payeeId: String(payee['id']),
        amount: '300.00',
        password,
        ...merchant.requests['cashier.withdraw'],
      };
      const amount = amountOf(request.amount);
      await moveMoney(checking, {
        ...{ call: 'cashier.withdraw', session, request, records: count('cashier.withdrawals') },
        another: { ...request, amount: twice(request.amount) },
        change: () => -amount,
      });
    }
  }
  if (has('cashier.deposit')) {
    const request = { method: 'transfer', amount: '250.00', ...merchant.requests['cashier.deposit'] };
    await moveMoney(checking, {
      ...{ call: 'cashier.deposit', session, request, records: count('cashier.deposits') },
      another: { ...request, amount: twice(request.amount) },
      change: () => 0,
    });
  }
  if (has('rewards.claim')) {
    const offers = await itemsOf(checking, 'rewards.list');
    const ready = offers.find(({ type, status }) => type === 'signInTask' && status === 'CLAIMABLE');
    if (ready)
      await moveMoney(checking, {
        ...{ call: 'rewards.claim', session, request: { promotionId: String(ready['promotionId']) } },
        another: { promotionId: 'another' },
        change: (value) => amountOf((value as Fields)['amount']),
      });
  }
  if (has('mall.convert') && Number((await valueOf(checking, 'mall.balance'))?.['balance'] ?? 0) >= 200) {
    const request = { amount: 100, password };
    await moveMoney(checking, {
      ...{ call: 'mall.convert', session, request, another: { ...request, amount: 101 } },
      change: (value) => amountOf((value as Fields)['amount']),
      records: async () => Number((await valueOf(checking, 'mall.balance'))?.['balance'] ?? 0),
      recordsChange: -request.amount,
    });
  }
  if (has('mall.redeem')) await redeem(checking, session, password);

  async function redeem({ facts }: CheckContext, member: WireSession, paymentPassword: string): Promise<void> {
    const rewards = await facts.items('mall.rewards', 'content', 'member');
    const points = Number((await valueOf(checking, 'mall.balance'))?.['balance'] ?? 0);
    const reward = rewards.find(
      ({ price, inventory }) => Number(price) > 0 && Number(price) <= points && Number(inventory) > 1,
    );
    if (!reward) return;
    const request = {
      ...{ rewardId: String(reward['id']), quantity: 1, redeemType: 'P', password: paymentPassword, province: '' },
      remarks: 'Con Form, 1 Harbour Road, 13800138000',
      ...(reward['priceVersion'] !== undefined && { priceVersion: String(reward['priceVersion']) }),
      ...merchant.requests['mall.redeem'],
    };
    await moveMoney(checking, {
      ...{
        call: 'mall.redeem',
        session: member,
        request,
        another: { ...request, quantity: request.quantity + 1 },
      },
      change: () => 0,
      records: async () => Number((await valueOf(checking, 'mall.balance'))?.['balance'] ?? 0),
      recordsChange: -Number(reward['price']),
    });
  }

  async function valueOf({ sessions: { member } }: CheckContext, id: string): Promise<Fields | undefined> {
    const { value } = await client.send(callOf(id), {}, { session: member });
    return value as Fields | undefined;
  }
}

async function itemsOf({ client, sessions }: CheckContext, id: string, list = ''): Promise<Fields[]> {
  const { value } = await client.send(callOf(id), {}, { session: sessions.member });
  const items = list === '' ? value : (value as Fields | null)?.[list];
  return Array.isArray(items) ? (items as Fields[]) : [];
}

async function countOf(checking: CheckContext, id: string, list: string): Promise<number> {
  return (await itemsOf(checking, id, list)).length;
}

function twice(amount: unknown): string {
  return (Number(amount) * 2).toFixed(2);
}
