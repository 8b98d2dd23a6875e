import type { Downline, DownlinePage } from '@atrium/api';
import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { Bench, type CallAnswer } from '../testing/open-bench';
import { Player } from '../testing/player';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
}, 60_000);
afterAll(() => bench.close());

const day = () => new Date(bench.now).toISOString().slice(0, 10);
async function ask(agent: string, fields: object = {}): Promise<CallAnswer> {
  const token = await bench.signIn(agent);
  const request = { from: day(), to: day(), zone: 'UTC', of: '', search: '', pageNo: 1, pageSize: 50, ...fields };
  return bench.call('agent.downlines', request, { token });
}
const page = async (agent: string, fields: object = {}) => (await ask(agent, fields)).value as DownlinePage;
const names = ({ members }: DownlinePage) => members.map(({ account }) => account);
async function member(agent: string, account: string): Promise<Downline> {
  const { members } = await page(agent, { search: account });
  return members.find((candidate) => candidate.account === account)!;
}

it('lists direct downlines with the size of the team below each', async () => {
  const { members, total, trail } = await page('agent1');
  expect(total).toBe(13);
  expect(trail).toEqual([]);
  expect(new Set(members.map(({ level }) => level))).toEqual(new Set([1]));
  expect(members.find(({ account }) => account === 'harbour')).toMatchObject({ agent: true, team: 5 });
  expect(members.find(({ account }) => account === 'player1')).toMatchObject({
    agent: false,
    team: 0,
    balance: '8888.00',
  });
});

it('walks down level by level, and returns the trail', async () => {
  const harbour = await member('agent1', 'harbour');
  const below = await page('agent1', { of: harbour.id });
  expect(names(below).sort()).toEqual(['driftwood', 'lighthouse', 'seaglass']);
  const driftwood = below.members.find(({ account }) => account === 'driftwood')!;
  const deeper = await page('agent1', { of: driftwood.id });
  expect(deeper.trail.map(({ account }) => account)).toEqual(['harbour', 'driftwood']);
  expect(deeper.members.map(({ level }) => level)).toEqual([3, 3]);
});

it('refuses the downlines of an account that is outside the team, above it or unknown', async () => {
  const own = await member('agent1', 'agent41');
  const foreign = await member('agent2', 'agent42');
  expect(await ask('agent1', { of: foreign.id })).toMatchObject({ success: false, code: 'downline_unknown' });
  expect(await ask('agent41', { of: own.id })).toMatchObject({ success: false, code: 'downline_unknown' });
  expect(await ask('agent1', { of: '999999' })).toMatchObject({ success: false, code: 'downline_unknown' });
});

it('finds part of a name at every level of the agent’s own team, and in no other', async () => {
  expect(names(await page('agent1', { search: 'STAR' }))).toEqual(['starfish']);
  expect(names(await page('agent1', { search: 'wen' }))).toEqual(['lighthouse']);
  expect(names(await page('agent2', { search: 'starfish' }))).toEqual([]);
  expect(names(await page('agent1', { search: '%' }))).toEqual([]);
});

it('returns pages that contain each member once', async () => {
  const pages = await Promise.all([1, 2, 3].map((pageNo) => page('agent1', { pageNo, pageSize: 5 })));
  expect(pages.map(({ members }) => members.length)).toEqual([5, 5, 3]);
  expect(new Set(pages.flatMap(names)).size).toBe(13);
  expect(pages[0]?.totalPages).toBe(3);
});

it('reflects what a member plays and holds', async () => {
  const player = await Player.launch(bench, { token: await bench.signIn('player1') });
  const { value } = await player.spin(1_000);
  const shown = await member('agent1', 'player1');
  expect(shown).toMatchObject({ turnover: '10.00', online: true });
  expect(Number(shown.winLoss)).toBeCloseTo((value.win - 1_000) / 100);
  expect(Number(shown.balance)).toBeCloseTo(value.balance / 100);
});

it('says to whom contracts can be offered: not to accounts that are never asked to answer', async () => {
  await bench.control('twin', { merchant: 'aurora', account: 'player1', name: 'kind40' });
  await bench.engine.database.update(accounts).set({ kind: 40 }).where(eq(accounts.name, 'kind40'));
  expect(await member('agent1', 'kind40')).toMatchObject({ takesContracts: false });
  expect(await member('agent1', 'player1')).toMatchObject({ takesContracts: true });
});

it('is for agents only', async () => {
  expect(await ask('player1')).toMatchObject({ success: false, code: 'agents_only' });
});
