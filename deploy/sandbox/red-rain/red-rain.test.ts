import { randomUUID } from 'node:crypto';
import { findAccount } from '../accounts/find-account';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { requirePresent } from '../require-present';
import { LiveReader } from '../testing/live-reader';
import { Bench } from '../testing/open-bench';
import { balanceOf } from '../wallets/wallet';
import { redRains } from './tables';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
  await bench.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
beforeEach(() => bench.engine.database.delete(redRains));
afterAll(() => bench.close());

const agents = ['agent1', 'agent2', 'agent41', 'agent42'];
const balance = async (name: string) => {
  const account = requirePresent(await findAccount(bench.engine.database, 'aurora', name));
  return balanceOf(bench.backend, bench.engine.database, account);
};
const start = async (changes: object = {}, merchant = 'aurora') => {
  const redRain = { opensIn: 60, lasts: 120, pot: 1_000, envelopes: 3, ...changes };
  return bench.control('red-rain', { merchant, redRain });
};
const status = async (token: string) => (await bench.call('agent.redRain', {}, { token })).value;
const open = (token: string, id: unknown, key: string = randomUUID()) =>
  bench.call('agent.openEnvelope', { id: String(id) }, { token, headers: { 'idempotency-key': key } });

it('is announced, opens and ends, and the envelope stays in the history [AGT-17]', async () => {
  const token = await bench.signIn('agent1');
  expect(await status(token)).toEqual({ currency: 'CNY', history: [] });
  const { value } = await start({ envelopes: 1 });
  const event = { id: String(value.id), startTime: bench.now + 60_000, endTime: bench.now + 180_000, pot: '10.00' };
  expect(await status(token)).toMatchObject({ event: { ...event, opened: false } });
  expect(await open(token, value.id)).toMatchObject({ code: 'reward_not_ready' });
  bench.pass(60_000);
  const key = randomUUID();
  expect((await open(token, value.id, key)).value).toEqual({ amount: '10.00', currency: 'CNY' });
  expect((await open(token, value.id, key)).value).toEqual({ amount: '10.00', currency: 'CNY' });
  expect(await open(token, value.id)).toMatchObject({ code: 'reward_taken' });
  expect((await status(token)).event).toMatchObject({ opened: true });
  bench.pass(120_000);
  expect(await open(token, value.id)).toMatchObject({ code: 'reward_ended' });
  expect(await status(token)).toEqual({
    currency: 'CNY',
    history: [{ id: String(value.id), time: bench.now - 120_000, amount: '10.00' }],
  });
});

it('each agent who opens at once gets one share, and together they get the pot [AGT-17]', async () => {
  const tokens = await Promise.all(agents.map((name) => bench.signIn(name)));
  const before = await Promise.all(agents.map(balance));
  const { value } = await start({ opensIn: 0 });
  const answers = await Promise.all(tokens.flatMap((token) => [open(token, value.id), open(token, value.id)]));
  expect(answers.filter(({ success }) => success)).toHaveLength(3);
  const after = await Promise.all(agents.map(balance));
  const shares = after.map((amount, index) => amount - before[index]!);
  expect(shares.filter((share) => share > 0)).toHaveLength(3);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000);
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('of two at once, an agent gets the one that can still be opened [AGT-17]', async () => {
  const [first, second] = await Promise.all(['agent1', 'agent2'].map((name) => bench.signIn(name)));
  const early = (await start({ opensIn: 0, lasts: 3_600, envelopes: 1 })).value.id;
  const late = (await start({ opensIn: 30, lasts: 60 })).value.id;
  expect(await status(first!)).toMatchObject({ event: { id: String(early), opened: false, emptied: false } });
  expect(await open(first!, early)).toMatchObject({ success: true });
  for (const token of [first!, second!]) expect((await status(token)).event).toMatchObject({ id: String(late) });

  bench.pass(30_000);
  expect(await open(first!, late)).toMatchObject({ success: true });
  expect(await open(second!, late)).toMatchObject({ success: true });
  bench.pass(60_000);
  expect((await status(first!)).event).toMatchObject({ id: String(early), opened: true });
  expect((await status(second!)).event).toMatchObject({ id: String(early), opened: false, emptied: true });
});

it("is for the merchant's own agents", async () => {
  const { value } = await start({ opensIn: 0 }, 'lotus');
  expect(await open(await bench.signIn('agent1'), value.id)).toMatchObject({ code: 'reward_ended' });
  expect(await open(await bench.signIn('player1'), value.id)).toMatchObject({ code: 'agents_only' });
});

it.each([
  ['an empty pot', { pot: 0 }],
  ['more envelopes than minor units', { pot: 2, envelopes: 3 }],
])('refuses to start one with %s', async (_what, changes) => {
  expect(await start(changes)).toMatchObject({ status: 400 });
});

it('tells the open pages of its merchant [AGT-17]', async () => {
  const token = await bench.signIn('agent1');
  const address = bench.app.server.address();
  const reader = await LiveReader.open(typeof address === 'object' ? (address?.port ?? 0) : 0, token);
  await reader.until('READY');
  await start();
  expect(await reader.next()).toMatchObject({ type: 'CONTENT', data: { content: 'red-rain' } });
  await reader.close();
});
