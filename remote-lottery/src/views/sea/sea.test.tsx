import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireGame } from '../../testing/games';
import { lotteryHost } from '../../testing/lottery-host';
import sea from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test('a game opens on this page, and its betting in mode tradition [LRV-09] [LRV-22]', async () => {
  const answers = {
    'lottery.list': [wireGame({ gameCode: 'THGOV6D', gameGroupId: 9 })],
    'lottery.vietnamList': [],
    'lottery.lobby': { game_url: 'http://lott.games.localhost/lottery/THGOV6D?ticket=t' },
  };
  const host = lotteryHost({ answers, facts: ['signed-in', 'real-account'] });
  mounted = await mountView(sea, host);
  await userEvent.click(await screen.findByRole('link', { name: 'Bet now: Game THGOV6D' }));
  expect(host.records.opened).toEqual([{ place: 'lottery.sea@1', params: { gameCode: 'THGOV6D' } }]);

  await mounted.update({ gameCode: 'THGOV6D' });
  await screen.findByTitle('Bet on Game THGOV6D');
  const asked = host.records.calls.find(({ endpoint }) => endpoint === 'lottery.lobby');
  expect(asked?.request).toMatchObject({ lottoMode: 'tradition' });
});

test('shows only the Thai and Vietnamese lotteries', async () => {
  const answers = {
    'lottery.list': [wireGame(), wireGame({ gameCode: 'THGOV6D', gameGroupId: 9 })],
    'lottery.vietnamList': [wireGame({ gameCode: 'HANOI5D', gameGroupId: 20 })],
  };
  mounted = await mountView(sea, lotteryHost({ answers }));

  await screen.findByRole('link', { name: 'Bet now: Game THGOV6D' });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Game THGOV6D', 'Game HANOI5D']);
});
