import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import { wireGame } from '../../testing/games';
import { lotteryHost } from '../../testing/lottery-host';
import sea from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test('shows only the Thai and Vietnamese lotteries', async () => {
  const answers = {
    'lottery.list': [wireGame(), wireGame({ gameCode: 'THGOV6D', gameGroupId: 9 })],
    'lottery.vietnamList': [wireGame({ gameCode: 'HANOI5D', gameGroupId: 20 })],
  };
  mounted = await mountView(sea, lotteryHost({ answers }));

  await screen.findByRole('link', { name: 'Open Game THGOV6D' });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Game THGOV6D', 'Game HANOI5D']);
});
