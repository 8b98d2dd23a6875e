import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireGame } from '../../testing/games';
import { lotteryHost } from '../../testing/lottery-host';
import trend from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test("shows a game's draws and the frequency of numbers by position [LRV-20] [LRV-21]", async () => {
  const host = lotteryHost();
  mounted = await mountView(trend, host, { gameCode: 'CQSSC' });

  const [frequency, draws] = await screen.findAllByRole('table');
  expect(within(frequency as HTMLElement).getAllByRole('row')).toHaveLength(6);
  expect(within(draws as HTMLElement).getAllByRole('row')).toHaveLength(10);
  screen.getByRole('table', { description: /^Time zone: \w/ });
  expect(host.records.calls).toContainEqual({
    endpoint: 'lottery.draws',
    request: { gameCode: 'CQSSC', count: 30 },
  });
});

test('selecting another game changes the address', async () => {
  const host = lotteryHost({ answers: { 'lottery.list': [wireGame(), wireGame({ gameCode: 'SD11X5' })] } });
  mounted = await mountView(trend, host, { gameCode: 'CQSSC' });
  await screen.findByRole('option', { name: 'Game SD11X5' });

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lottery' }), 'SD11X5');

  expect(host.records.refined).toEqual([{ params: { gameCode: 'SD11X5' }, push: false }]);
});
