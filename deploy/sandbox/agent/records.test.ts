import type { TeamBetPage, TeamLossPage, TeamOverview, TeamPaymentPage } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { Player } from '../testing/player';
import { bet } from '../wallets/postings';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
}, 60_000);
afterAll(() => bench.close());

const range = { from: '2025-12-04', to: '2026-01-02', zone: 'UTC' };
async function ask<Answer>(call: string, fields: object = {}, agent = 'agent1'): Promise<Answer> {
  const token = await bench.signIn(agent);
  const { value } = await bench.call(call, { ...range, search: '', pageNo: 1, pageSize: 100, ...fields }, { token });
  return value as Answer;
}

it('lists each round of a member once, with stake and win, newest first', async () => {
  bench.pass(60_000);
  const player = await Player.launch(bench, { token: await bench.signIn('player1') });
  const { value } = await player.spin(1_000);
  const { bets } = await ask<TeamBetPage>('agent.bets', { pageSize: 5 });
  expect(bets[0]).toMatchObject({
    account: 'player1',
    time: bench.now,
    stake: '10.00',
    won: (value.win / 100).toFixed(2),
  });
  expect(bets.map(({ time }) => time)).toEqual(bets.map(({ time }) => time).toSorted((one, other) => other - one));
  const elsewhere = await ask<TeamBetPage>('agent.bets', { search: 'player1' }, 'agent2');
  expect(elsewhere.bets).toEqual([]);
});

it('keeps rounds of two vendors apart that have the same id', async () => {
  const player = requirePresent(await findAccount(bench.engine.database, 'aurora', 'player1'));
  const stake = (vendor: string, key: string, amount: number) =>
    bench.engine.transaction((transaction) =>
      bet(bench.backend, transaction, player, { vendor, game: 'fruit-harbour', round: 'shared-7', key, amount }),
    );
  await stake('NOVA', 'shared-nova-1', 300);
  await stake('BOLT', 'shared-bolt', 500);
  await stake('NOVA', 'shared-nova-2', 200);
  const { bets } = await ask<TeamBetPage>('agent.bets', { search: 'player1' });
  const shared = bets.filter(({ round }) => round === 'shared-7');
  expect(shared.map(({ stake: staked }) => staked).sort()).toEqual(['5.00', '5.00']);
  expect(new Set(shared.map(({ id }) => id)).size).toBe(2);
});

it('returns pages that contain each round once', async () => {
  const [first, second] = [
    await ask<TeamBetPage>('agent.bets', { pageSize: 7 }),
    await ask<TeamBetPage>('agent.bets', { pageSize: 7, pageNo: 2 }),
  ];
  expect(first.totalPages).toBeGreaterThan(2);
  expect(new Set([...first.bets, ...second.bets].map(({ id }) => id)).size).toBe(14);
});

it('sums wins and losses to the overview figures, largest loss first', async () => {
  const { figures } = await ask<TeamOverview>('agent.overview');
  const { total, members } = await ask<TeamLossPage>('agent.loss');
  const { turnover, winLoss, deposits, withdrawals } = figures;
  expect(total).toEqual({ turnover, winLoss, deposits, withdrawals });
  const results = members.map((member) => Number(member.winLoss));
  expect(results).toEqual(results.toSorted((one, other) => one - other));
  expect(results.reduce((sum, result) => sum + result, 0)).toBeCloseTo(Number(total.winLoss));
});

it('returns the grand total on every page, and the total of the members found by a search', async () => {
  const all = await ask<TeamLossPage>('agent.loss');
  const second = await ask<TeamLossPage>('agent.loss', { pageSize: 3, pageNo: 2 });
  expect(second.total).toEqual(all.total);
  const { total, members } = await ask<TeamLossPage>('agent.loss', { search: 'harbour' });
  expect(members).toEqual([expect.objectContaining({ account: 'harbour', ...total })]);
});

it('lists deposits and withdrawals with their sign, and matches the overview', async () => {
  await bench.control('withdraw', { merchant: 'aurora', account: 'player1', amount: 2_500 });
  const { payments } = await ask<TeamPaymentPage>('agent.payments');
  expect(payments[0]).toMatchObject({ account: 'player1', type: 'withdrawal', amount: '-25.00', time: bench.now });
  const { figures } = await ask<TeamOverview>('agent.overview');
  const sum = (type: string) =>
    payments.filter((payment) => payment.type === type).reduce((total, { amount }) => total + Number(amount), 0);
  expect(sum('grant')).toBeCloseTo(Number(figures.deposits));
  expect(-sum('withdrawal')).toBeCloseTo(Number(figures.withdrawals));
});

it.each(['agent.bets', 'agent.loss', 'agent.payments'])('%s is for agents alone', async (call) => {
  const token = await bench.signIn('player1');
  const request = { ...range, search: '', pageNo: 1, pageSize: 20 };
  expect(await bench.call(call, request, { token })).toMatchObject({ success: false, code: 'agents_only' });
});
