import { toMoney, type TeamFigures, type TeamOverview } from '@atrium/api';
import { Bench } from '../testing/open-bench';
import { Player } from '../testing/player';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
}, 60_000);
afterAll(() => bench.close());

/** The sandbox names every figure. */
type Whole<Named> = { [Name in keyof Named]-?: NonNullable<Named[Name]> };
type WholeOverview = Whole<TeamOverview> & Record<'figures' | 'before', Whole<TeamFigures>>;

const today = () => new Date(bench.now).toISOString().slice(0, 10);
async function overview(agent: string, range: object = {}): Promise<WholeOverview> {
  const token = await bench.signIn(agent);
  const { value } = await bench.call(
    'agent.overview',
    { from: today(), to: today(), zone: 'UTC', ...range },
    { token },
  );
  return value as WholeOverview;
}
const minor = (decimal: string) => toMoney(decimal, 'CNY').minor;

it('reflects every spin of a member at every level above, and for no other agent', async () => {
  const [above, beside, other] = [await overview('agent1'), await overview('agent41'), await overview('agent2')];
  await bench.control('grant', { merchant: 'aurora', account: 'player3', amount: 10_000 });
  const player = await Player.launch(bench, { token: await bench.signIn('player3') });
  const { value: first } = await player.spin(1_000);
  const { value: second } = await player.spin(500);
  const won = first.win + second.win;

  for (const [agent, was] of [
    ['agent1', above],
    ['agent41', beside],
  ] as const) {
    const { figures, days } = await overview(agent);
    expect(minor(figures.turnover)).toBe(minor(was.figures.turnover) + 1_500);
    expect(minor(figures.winLoss)).toBe(minor(was.figures.winLoss) + won - 1_500);
    expect(minor(figures.deposits)).toBe(minor(was.figures.deposits) + 10_000);
    expect(figures.activeMembers).toBe(was.figures.activeMembers + 1);
    expect(days.map((line) => [line.turnover, line.winLoss])).toEqual([[figures.turnover, figures.winLoss]]);
  }
  const { figures } = await overview('agent2');
  expect(figures).toEqual(other.figures);
}, 60_000);

it('counts members online and new members', async () => {
  const { online, figures } = await overview('agent1');
  await bench.signIn('player2');
  expect((await overview('agent1')).online).toBe(online + 1);
  // the demo accounts were created at the start
  expect(figures.registrations).toBeGreaterThanOrEqual(4);
  const earlier = await overview('agent1', { from: '2025-09-01', to: '2025-09-30' });
  expect(earlier.figures).toMatchObject({ registrations: 0, activeMembers: 0, turnover: '0.00' });
});

it('returns every day of the range with matching totals, and the totals of the previous period', async () => {
  const range = { from: '2025-12-20', to: '2025-12-26' };
  const { days, figures, before } = await overview('agent1', range);
  expect(days.map((line) => line.day)).toEqual([20, 21, 22, 23, 24, 25, 26].map((date) => `2025-12-${date}`));
  const sum = (name: 'turnover' | 'winLoss') => days.reduce((total, line) => total + minor(line[name]), 0);
  expect(sum('turnover')).toBe(minor(figures.turnover));
  expect(sum('winLoss')).toBe(minor(figures.winLoss));
  expect(minor(figures.turnover)).toBeGreaterThan(0);
  const week = await overview('agent1', { from: '2025-12-13', to: '2025-12-19' });
  expect(before).toEqual(week.figures);
});

it('splits days at midnight in the time zone of the viewer', async () => {
  bench.now = Date.UTC(2026, 0, 10, 20);
  const player = await Player.launch(bench, { token: await bench.signIn('player1') });
  await player.spin(200);
  // 20:00 UTC is 04:00 the next day in Shanghai
  const shanghai = await overview('agent1', { from: '2026-01-10', to: '2026-01-11', zone: 'Asia/Shanghai' });
  expect(shanghai.days.map((line) => line.turnover)).toEqual(['0.00', '2.00']);
  const greenwich = await overview('agent1', { from: '2026-01-10', to: '2026-01-11' });
  expect(greenwich.days.map((line) => line.turnover)).toEqual(['2.00', '0.00']);
});

it.each([
  ['more than 31 days', { from: '2026-01-01', to: '2026-02-01' }],
  ['days in reverse order', { from: '2026-01-02', to: '2026-01-01' }],
  ['an invalid day', { from: '2026-02-30', to: '2026-03-01' }],
  ['an unknown zone', { zone: 'Moon/Tranquility' }],
  ['an offset instead of a zone', { zone: '+08:00' }],
])('refuses %s', async (_what, range) => {
  const token = await bench.signIn('agent1');
  const request = { from: today(), to: today(), zone: 'UTC', ...range };
  expect(await bench.call('agent.overview', request, { token })).toMatchObject({
    status: 400,
    code: 'request_invalid',
  });
});

it('is for agents only', async () => {
  const request = { from: today(), to: today(), zone: 'UTC' };
  for (const name of ['player1', 'member40', 'trial4']) {
    const token = await bench.signIn(name);
    expect(await bench.call('agent.overview', request, { token })).toMatchObject({
      success: false,
      code: 'agents_only',
    });
  }
  expect(await bench.call('agent.overview', request)).toMatchObject({ status: 401 });
});
