import type { Endpoint } from '@atrium/contract';
import { fails, mountView, type MountedView } from '@atrium/contract/testing';
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

test('a Vietnam lottery has its own name above its draws [LRV-20]', async () => {
  const vietnam = wireGame({ gameCode: 'HANOI5D', displayName: 'Hanoi 5D' });
  const host = lotteryHost({ answers: { 'lottery.vietnamList': [vietnam] } });
  mounted = await mountView(trend, host, { gameCode: 'HANOI5D' });

  await screen.findByRole('option', { name: 'Hanoi 5D', selected: true });
  await screen.findAllByRole('table');
  const asked = host.records.calls.filter(({ endpoint }) => endpoint === 'lottery.draws');
  expect(asked.map(({ request }) => (request as { gameCode: string }).gameCode)).toEqual(['HANOI5D', 'HANOI5D']);
});

test.each(['lottery.list', 'lottery.vietnamList'])(
  'a game without a name, because %s fails, is called by its code',
  async (endpoint) => {
    const host = lotteryHost({ answers: { 'lottery.vietnamList': [], [endpoint]: fails('server_error') } });
    mounted = await mountView(trend, host, { gameCode: 'GONE5D' });

    await screen.findByRole('option', { name: 'GONE5D', selected: true });
    await screen.findAllByRole('table');
  },
);

test('a list of games that fails shows no message while another one answers', async () => {
  const silent: unknown[] = [];
  const failing = (_request: never, { id, silent: isSilent }: Endpoint) => {
    silent.push([id, isSilent]);
    return fails('http-404');
  };
  const host = lotteryHost({
    answers: {
      'lottery.list': ({ prizeMode }: { prizeMode: string }, endpoint: Endpoint) =>
        prizeMode === 'Elott'
          ? [wireGame({ gameCode: 'KENO8', displayName: 'Keno 8' })]
          : failing(prizeMode as never, endpoint),
      'lottery.vietnamList': failing,
    },
  });
  mounted = await mountView(trend, host);

  await screen.findByRole('option', { name: 'Keno 8', selected: true });
  expect(silent).toEqual([
    ['lottery.list', true],
    ['lottery.vietnamList', true],
  ]);
});

test('lists that all fail are reported on the page, with a retry', async () => {
  let fixed = false;
  const answer = () => (fixed ? [wireGame({ displayName: 'Chongqing' })] : fails('http-404'));
  const host = lotteryHost({ answers: { 'lottery.list': answer, 'lottery.vietnamList': answer } });
  mounted = await mountView(trend, host);

  const retry = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText('The lotteries could not be loaded.');
  expect(screen.queryByText('Loading draws')).toBeNull();
  fixed = true;
  await userEvent.click(retry);
  await screen.findAllByRole('table');
});

test('a site without lotteries says so instead of loading draws', async () => {
  mounted = await mountView(trend, lotteryHost({ answers: { 'lottery.list': [], 'lottery.vietnamList': [] } }));

  await screen.findByText('No lotteries today');
  expect(document.querySelector('[role="status"], [aria-busy]')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('selecting another game changes the address', async () => {
  const host = lotteryHost({ answers: { 'lottery.list': [wireGame(), wireGame({ gameCode: 'SD11X5' })] } });
  mounted = await mountView(trend, host, { gameCode: 'CQSSC' });
  await screen.findByRole('option', { name: 'Game SD11X5' });

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lottery' }), 'SD11X5');

  expect(host.records.refined).toEqual([{ params: { gameCode: 'SD11X5' }, push: false }]);
});
