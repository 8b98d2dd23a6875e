import { randomUUID } from 'node:crypto';
import { findAccount } from '../accounts/find-account';
import { LiveReader } from '../testing/live-reader';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { balanceOf } from '../wallets/wallet';
import { raffles } from './tables';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
beforeEach(() => bench.engine.database.delete(raffles));
afterAll(() => bench.close());

let names = 0;
async function newMember() {
  const name = `lucky${(names += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name });
  const account = requirePresent(await findAccount(bench.engine.database, 'aurora', name));
  return { token: await bench.signIn(name), balance: () => balanceOf(bench.backend, bench.engine.database, account) };
}
const start = (changes: object = {}, merchant = 'aurora') =>
  bench.control('raffle', {
    merchant,
    raffle: { titles: { EN: 'Evening raffle' }, opensIn: 60, lasts: 120, prizes: [800], ...changes },
  });
const status = async (token: string) => (await bench.call('raffle.status', {}, { token })).value;
const claim = (token: string, id: unknown, key: string = randomUUID()) =>
  bench.call('raffle.claim', { id: String(id) }, { token, headers: { 'idempotency-key': key } });

it('counts down by the clock of the server, opens, and ends', async () => {
  const { token } = await newMember();
  expect(await status(token)).toBeNull();
  const { value } = await start();
  expect(await status(token)).toEqual({
    ...{ id: String(value.id), title: 'Evening raffle', untilOpen: 60_000, untilDue: 180_000, claimed: false },
  });
  expect(await claim(token, value.id)).toMatchObject({ code: 'reward_not_ready' });
  bench.pass(60_000);
  expect(await status(token)).toMatchObject({ untilOpen: 0, untilDue: 120_000 });
  bench.pass(120_000);
  expect(await status(token)).toBeNull();
  expect(await claim(token, value.id)).toMatchObject({ code: 'reward_ended' });
});

it('of claims at once one is paid, and the claim is remembered', async () => {
  const { token, balance } = await newMember();
  const { value } = await start({ opensIn: 0 });
  const counts = async () => (await bench.call('member.promotions', {}, { token })).value.promotions.RAFFLE;
  expect(await counts()).toEqual({ enabled: true, count: 1 });
  const answers = await Promise.all(Array.from({ length: 6 }, () => claim(token, value.id)));
  expect(answers.filter(({ success }) => success).map((answer) => answer.value)).toEqual([
    { prize: '', amount: '8.00', currency: 'CNY' },
  ]);
  expect(await claim(token, value.id)).toMatchObject({ code: 'reward_taken' });
  expect(await balance()).toBe(800);
  expect(await status(token)).toMatchObject({ claimed: true });
  expect(await counts()).toEqual({ enabled: true, count: 0 });
});

it('of two at once the one that is still to be claimed is shown, and each can be claimed', async () => {
  const { token } = await newMember();
  const first = (await start({ opensIn: 0, lasts: 300 })).value;
  bench.pass(1_000);
  const second = (await start({ opensIn: 0, lasts: 60 })).value;
  expect(await status(token)).toMatchObject({ id: String(first.id), claimed: false });
  expect(await claim(token, first.id)).toMatchObject({ success: true });
  expect(await status(token)).toMatchObject({ id: String(second.id), claimed: false });
  expect(await claim(token, second.id)).toMatchObject({ success: true });
  expect(await claim(token, second.id)).toMatchObject({ code: 'reward_taken' });
  expect(await status(token)).toMatchObject({ id: String(first.id), claimed: true });
});

it("is for the merchant's own members of the levels with promotions", async () => {
  const { value } = await start({ opensIn: 0 }, 'lotus');
  const { token } = await newMember();
  expect(await status(token)).toBeNull();
  expect(await claim(token, value.id)).toMatchObject({ code: 'reward_ended' });
  await start({ opensIn: 0 });
  const trial = (await bench.call('session.freePlay', {})).value.token as string;
  expect(await status(trial)).toBeNull();
  expect(await claim(trial, value.id)).toMatchObject({ code: 'in_need_true_account' });
});

it('tells the open pages of its merchant', async () => {
  const { token } = await newMember();
  const address = bench.app.server.address();
  const reader = await LiveReader.open(typeof address === 'object' ? (address?.port ?? 0) : 0, token);
  await reader.until('READY');
  await start();
  expect(await reader.next()).toMatchObject({ type: 'CONTENT', data: { content: 'raffle' } });
  await reader.close();
});

it.each([
  ['no prizes', { prizes: [] }],
  ['a prize of nothing', { prizes: [0] }],
  ['an opening in two hours', { opensIn: 7_200 }],
])('refuses to start one with %s', async (_what, changes) => {
  expect(await start(changes)).toMatchObject({ status: 400 });
});
