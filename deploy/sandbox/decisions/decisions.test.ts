import { Bench } from '../testing/open-bench';

let bench: Bench;
let token: string;
beforeAll(async () => {
  bench = await new Bench().open();
  token = await bench.signIn('player1');
}, 60_000);
afterAll(() => bench.close());

const decisions = async () =>
  (await bench.app.inject({ url: '/wps/control/decisions', headers: { host: 'localhost' } })).json().value[0];
const points = async () => (await bench.call('mall.balance', {}, { token })).value;
const money = async () => (await bench.call('wallets.balance', { typeId: 0 }, { token })).value.sumBalance;

async function redeem(redeemType: 'P' | 'PM') {
  const { value } = await bench.call('mall.rewards', { page: 1, type: '' }, { token });
  const reward = value.content.find(
    (candidate: Record<string, unknown>) =>
      candidate[redeemType === 'P' ? 'price' : 'mpPointAmount'] && candidate['inventory'],
  );
  const order = { rewardId: reward.id, quantity: 1, redeemType, password: '246810', province: '', remarks: 'Mei' };
  const answer = await bench.call('mall.redeem', order, {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer).toMatchObject({ success: true });
  return { id: String(answer.value.id), name: reward.name as string };
}

async function statusOf(id: string): Promise<string> {
  const request = { startDate: bench.now - 86_400_000, endDate: bench.now, page: 1, size: 13, status: '' };
  const { value } = await bench.call('mall.redemptions', request, { token });
  return value.content.find((row: { id: string }) => row.id === id).status;
}

it('lists a redemption that waits, with its choices, and approves it once', async () => {
  const { id, name } = await redeem('P');
  const listed = await decisions();
  expect(listed).toMatchObject({ kind: 'mall-redemption', choices: { approve: 'Approve', reject: 'Reject' } });
  const pending = listed.pending.find((found: { id: string }) => found.id === id);
  expect(pending).toMatchObject({ merchant: 'aurora', account: 'player1', since: bench.now });
  expect(pending.about).toContain(name);

  const decision = { kind: 'mall-redemption', id, choice: 'approve' };
  expect(await bench.control('decide', decision)).toMatchObject({ success: true });
  expect(await statusOf(id)).toBe('A');
  expect(await bench.control('decide', { ...decision, choice: 'reject' })).toMatchObject({
    status: 404,
    code: 'decision_unknown',
  });
  expect(await statusOf(id)).toBe('A');
});

it('returns points and money of a rejected redemption, and the ledger stays balanced', async () => {
  const before = [await points(), await money()];
  const { id } = await redeem('PM');
  expect([await points(), await money()]).not.toEqual(before);

  await bench.control('decide', { kind: 'mall-redemption', id, choice: 'reject' });
  expect([await points(), await money()]).toEqual(before);
  expect(await statusOf(id)).toBe('R');
  const state = (await bench.app.inject({ url: '/wps/control/state', headers: { host: 'localhost' } })).json();
  expect(state.value.ledger.faults).toEqual([]);
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
