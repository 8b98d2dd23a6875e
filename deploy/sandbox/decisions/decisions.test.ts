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
  (await bench.app.inject({ url: '/wps/control/decisions', headers: { host: 'localhost' } })).json().value as Record<
    string,
    unknown
  >[];

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
  await bench.call('mall.rewards', { page: 1, size: 1000, type: '' }, { token, merchant });
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
  const pending = (await decisions()).find((found) => found.kind === 'mall-redemption' && found.id === id);
  expect(pending).toMatchObject({ choices: { approve: 'Approve', reject: 'Reject' } });
  expect(pending).toMatchObject({ merchant, account: 'player1', since: bench.now });
  expect(pending?.about).toContain(reward.names.EN);

  const decision = { kind: 'mall-redemption', id, choice: 'approve' };
  expect(await bench.control('decide', decision)).toMatchObject({ success: true });
  expect(await statusOf(id)).toBe('A');
  expect(await bench.control('decide', { ...decision, choice: 'reject', reason: 'x' })).toMatchObject({
    status: 404,
    code: 'decision_unknown',
    message: expect.stringContaining('decided meanwhile') as string,
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

  await bench.control('decide', { kind: 'mall-redemption', id, choice: 'reject', reason: 'Out of print' });
  expect(await holdings(reward.id)).toEqual(before);
  expect(await statusOf(id)).toBe('R');
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('lists what waits of all kinds in one list, the oldest first, and drops what is decided', async () => {
  const reward = await rewardFor('P');
  const redemption = await redeem(reward.id, 'P');
  bench.pass(1_000);
  const { value } = await bench.call('chat.url', {}, { token, merchant });
  const headers = { host: 'lotus--room.embed.localhost:4000', authorization: `Ticket ${value.chatUrl.split('#')[1]}` };
  const say = (text: string) =>
    bench.app.inject({ method: 'POST', url: '/room/messages', payload: { key: randomUUID(), text }, headers });
  await say('Where is my parcel?');

  const listed = await decisions();
  expect(listed.map(({ kind }) => kind)).toEqual(['mall-redemption', 'chat']);
  const chat = requirePresent(listed[1]);
  expect(chat).toMatchObject({
    merchant,
    account: 'player1',
    about: 'Where is my parcel?',
    choices: { answer: 'Answer' },
  });

  const answer = { kind: 'chat', id: chat.id, choice: 'answer' };
  expect(await bench.control('decide', answer)).toMatchObject({ status: 400, message: 'reason: write the answer' });
  expect(await bench.control('decide', { ...answer, reason: 'On its way.' })).toMatchObject({ success: true });
  expect(await bench.control('decide', { ...answer, reason: 'Lost.' })).toMatchObject({ code: 'decision_unknown' });
  expect((await bench.call('chat.message', {}, { token, merchant })).value).toMatchObject({ unReadCount: 1 });
  expect((await decisions()).map(({ id }) => id)).toEqual([redemption]);
});

it('two operators decide at once: of one decision the first counts, and others are not touched', async () => {
  const reward = await rewardFor('PM');
  const before = await holdings(reward.id);
  const [one, other] = [await redeem(reward.id, 'PM'), await redeem(reward.id, 'PM')];
  const decide = (id: string, choice: string) =>
    bench.control('decide', { kind: 'mall-redemption', id, choice, reason: 'Out of print' });
  const answers = await Promise.all([decide(one, 'reject'), decide(one, 'reject'), decide(one, 'approve')]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'decision_unknown')).toHaveLength(2);
  expect(await statusOf(other)).toBe('P');

  if ((await statusOf(one)) === 'R') await decide(other, 'reject');
  expect((await holdings(reward.id)).inventory).toBe(
    (await statusOf(one)) === 'R' ? before.inventory : before.inventory! - 2,
  );
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it.each([
  [{ kind: 'raffle', id: '1', choice: 'approve' }, 400, 'mall-redemption'],
  [{ kind: 'mall-redemption', id: '1', choice: 'maybe' }, 400, 'approve, reject'],
  [{ kind: 'mall-redemption', id: '1', choice: 'reject' }, 400, 'reason: write why it is rejected'],
  [{ kind: 'mall-redemption', id: '1', choice: 'reject', reason: ' ' }, 400, 'reason: write why it is rejected'],
  [{ kind: 'mall-redemption', id: '1' }, 400, 'choice'],
  [{ kind: 'mall-redemption', id: '1', choice: 'reject', reason: 'x'.repeat(201) }, 400, /^reason: .*200.*$/],
  [{ kind: 'mall-redemption', id: '999999', choice: 'reject', reason: 'x' }, 404, ''],
  [{ kind: 'mall-redemption', id: 'x', choice: 'reject', reason: 'x' }, 404, ''],
])('refuses %j', async (body, status, named) => {
  const answer = await bench.control('decide', body);
  expect(answer.status).toBe(status);
  expect(answer.message).toMatch(named);
});
