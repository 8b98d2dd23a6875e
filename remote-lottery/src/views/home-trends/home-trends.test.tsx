import { fails, mountView, type FakeHost, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireDraws } from '../../testing/games';
import { lotteryHost } from '../../testing/lottery-host';
import trends from '.';

const popular = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    gameId: String(index + 10),
    gameCode: `CODE${index}`,
    remark: `Lottery ${index}`,
    webIconUrl: 'art:SSC',
  }));

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(answers: Record<string, unknown>): Promise<FakeHost> {
  const host = lotteryHost({ answers: { 'lottery.opened': wireDraws(1, 'CODE1'), ...answers } });
  mounted = await mountView(trends, host);
  return host;
}

const region = () => screen.findByRole('region', { name: 'Latest draws' });
const tiles = async () => within(await region()).findAllByRole('link');

test('shows six popular lotteries, each leading to the lottery page of its game [HOM-04] [LIM-01]', async () => {
  const host = await open({ 'lottery.popular': popular(8) });
  expect(await tiles()).toHaveLength(6);

  await userEvent.click((await tiles())[2]!);

  expect(host.records.opened).toEqual([{ place: 'lottery.home@1', params: { gameId: '12', gameCode: 'CODE2' } }]);
  expect(host.records.calls).toContainEqual({
    endpoint: 'lottery.popular',
    request: { count: 6, prizeMode: 'Lott', playType: '' },
  });
});

test('a tile shows the numbers of the last draw of its own game', async () => {
  await open({ 'lottery.popular': popular(2) });

  const [without, drawn] = await tiles();
  expect(within(drawn!).getByRole('list', { name: 'Draw 20260102-0030' }).textContent).toBe('30991');
  expect(within(without!).queryByRole('list')).toBeNull();
});

test('without the last draws the tiles stay; without lotteries nothing is drawn', async () => {
  await open({ 'lottery.popular': popular(2), 'lottery.opened': fails('network') });
  expect(await tiles()).toHaveLength(2);
  await mounted?.unmount();

  await open({ 'lottery.popular': [] });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('lotteries that do not load offer a retry; until then the section is busy', async () => {
  let tries = 0;
  let answer: (() => void) | undefined;
  await open({
    'lottery.popular': async () => {
      if (++tries === 1) return fails('network');
      await new Promise<void>((resolve) => (answer = resolve));
      return popular(2);
    },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await region()).getAttribute('aria-busy')).toBe('true');
  answer?.();

  expect(await tiles()).toHaveLength(2);
  expect((await region()).getAttribute('aria-busy')).toBe('false');
});
