import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
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
  await userEvent.click(await screen.findByRole('link', { name: 'Open Game HANOI5D' }));

  expect(host.records.opened).toEqual([{ place: 'lottery.vietnam@1', params: { gameCode: 'HANOI5D' } }]);
});

test('with a code, shows that lottery and its draws [VNL-01]', async () => {
  mounted = await mountView(vietnam, lotteryHost({ answers }), { gameCode: 'HANOI5D' });

  await screen.findByRole('heading', { level: 1, name: 'Game HANOI5D' });
  await screen.findByRole('list', { name: 'Latest draws: Game HANOI5D' });
});
