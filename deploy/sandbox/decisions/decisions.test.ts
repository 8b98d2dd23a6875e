import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { post } from '../ledger/post';
import { pointHouse, pointsOf } from '../mall/point-account';
import { rewards } from '../mall/tables';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';

const merchant = 'lotus';
const remarks = 'Mei Lin, 1 Harbour Road, 0812345678';

let bench: Bench;
let token: string;
beforeAll(async () => {
  bench = await new Bench().open();
  token = await bench.signIn('player1', { merchant });
  await bench.engine.transaction(async (transaction) => {
    const account = requirePresent(await findAccount(transaction, merchant, 'player1'));
    await post(bench.backend, transaction, new Date(bench.now), {
      kind: 'points-gift',
      from: pointHouse(merchant),
      to: pointsOf(account),
      amount: 50_000,
      idempotencyKey: randomUUID(),
    });
  });
}, 60_000);
afterAll(() => bench.close());

const decisions = async () =>
  (await bench.app.inject({ url: '/wps/control/decisions', headers: { host: 'localhost' } })).json().value[0];

/** Points, money, and stock of a reward. */
async function holdings(rewardId: number) {
  const [reward] = await bench.engine.database.select().from(rewards).where(eq(rewards.id, rewardId));
  return {
    points: (await bench.call('mall.balance', {}, { token, merchant })).value.balance,
    money: (await bench.call('wallets.balance', { typeId: 0 }, { token, merchant })).value.sumBalance,
    inventory: reward?.inventory,
    redeemed: reward?.redeemed,
  };
}

async function rewardFor(redeemType: 'P' | 'PM') {
  const rows = await bench.engine.database.select().from(rewards).where(eq(rewards.merchant, merchant));
  const priced = redeemType === 'P' ? 'price' : 'mixedMoney';
  return requirePresent(rows.find((row) => row[priced] !== null && row.inventory > 1 && (row[priced] ?? 0) < 50_000));
}

async function redeem(rewardId: number, redeemType: 'P' | 'PM'): Promise<string> {
  const order = { rewardId: String(rewardId), quantity: 1, redeemType, password: '246810', province: '', remarks };
  const answer = await bench.call('mall.redeem', order, {
    token,
    merchant,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(answer).toMatchObject({ success: true });
  return String(answer.value.id);
}

async function statusOf(id: string): Promise<string> {
  const request = { startDate: bench.now - 86_400_000, endDate: bench.now, page: 1, size: 13, status: '' };
  const { value } = await bench.call('mall.redemptions', request, { token, merchant });
  return value.content.find((row: { id: string }) => row.id === id).status;
}

it('lists a redemption that waits, with its choices, and approves it once', async () => {
  const reward = await rewardFor('P');
  const id = await redeem(reward.id, 'P');
  const listed = await decisions();
  expect(listed).toMatchObject({ kind: 'mall-redemption', choices: { approve: 'Approve', reject: 'Reject' } });
  const pending = listed.pending.find((found: { id: string }) => found.id === id);
  expect(pending).toMatchObject({ merchant, account: 'player1', since: bench.now });
  expect(pending.about).toContain(reward.names.EN);

  const decision = { kind: 'mall-redemption', id, choice: 'approve' };
  expect(await bench.control('decide', decision)).toMatchObject({ success: true });
  expect(await statusOf(id)).toBe('A');
  expect(await bench.control('decide', { ...decision, choice: 'reject' })).toMatchObject({
    status: 404,
    code: 'decision_unknown',
  });
  expect(await statusOf(id)).toBe('A');
});

it('returns points, money and stock of a rejected redemption, and the ledger stays balanced', async () => {
  const reward = await rewardFor('PM');
  const before = await holdings(reward.id);
  const id = await redeem(reward.id, 'PM');
  const between = await holdings(reward.id);
  expect(between.points).toBeLessThan(before.points);
  expect(between.money).not.toBe(before.money);

  await bench.control('decide', { kind: 'mall-redemption', id, choice: 'reject' });
  expect(await holdings(reward.id)).toEqual(before);
  expect(await statusOf(id)).toBe('R');
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it.each([
  [{ kind: 'raffle', id: '1', choice: 'approve' }, 400, 'mall-redemption'],
  [{ kind: 'mall-redemption', id: '1', choice: 'maybe' }, 400, 'approve, reject'],
  [{ kind: 'mall-redemption', id: '1' }, 400, 'choice'],
  [{ kind: 'mall-redemption', id: '999999', choice: 'reject' }, 404, ''],
  [{ kind: 'mall-redemption', id: 'x', choice: 'reject' }, 404, ''],
])('refuses %j', async (body, status, named) => {
  const answer = await bench.control('decide', body);
  expect(answer.status).toBe(status);
  expect(answer.message).toContain(named);
});
