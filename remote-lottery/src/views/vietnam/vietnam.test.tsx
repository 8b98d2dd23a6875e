import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireGame } from '../../testing/games';
import { lotteryHost } from '../../testing/lottery-host';
import vietnam from '.';

const answers = { 'lottery.vietnamList': [wireGame({ gameCode: 'HANOI5D', gameGroupId: 20 })] };

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test('without a code, lists the Vietnam lotteries, each linked to its page [VNL-05]', async () => {
  const host = lotteryHost({ answers });
  mounted = await mountView(vietnam, host);

  await screen.findByRole('heading', { level: 1, name: 'Vietnam lottery' });
  await userEvent.click(await screen.findByRole('link', { name: 'Bet now: Game HANOI5D' }));

  expect(host.records.opened).toEqual([{ place: 'lottery.vietnam@1', params: { gameCode: 'HANOI5D' } }]);
});

test('a code that does not exist says so and leads to the others [VNL-01]', async () => {
  mounted = await mountView(vietnam, lotteryHost({ answers }), { gameCode: 'NOPE' });

  await screen.findByText('This lottery does not exist here');
});

test('a Vietnam lottery has five draws, a countdown and the betting frame [VNL-06]', async () => {
  const lobby = { game_url: 'http://lott.games.localhost/lottery/HANOI5D?ticket=t' };
  const host = lotteryHost({ answers: { ...answers, 'lottery.lobby': lobby }, facts: ['signed-in', 'real-account'] });
  mounted = await mountView(vietnam, host, { gameCode: 'HANOI5D' });

  const frame = await screen.findByTitle('Bet on Game HANOI5D');
  expect(frame.getAttribute('src')).toBe(lobby.game_url);
  expect(screen.getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/);
  const draws = within(await screen.findByRole('list', { name: 'Latest draws: Game HANOI5D' }));
  expect(draws.getAllByText('Verify this draw')).toHaveLength(5);
});

test('with a code, shows that lottery and its draws [VNL-01]', async () => {
  mounted = await mountView(vietnam, lotteryHost({ answers }), { gameCode: 'HANOI5D' });

  await screen.findByRole('heading', { level: 1, name: 'Game HANOI5D' });
  await screen.findByRole('list', { name: 'Latest draws: Game HANOI5D' });
});
