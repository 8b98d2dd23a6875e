import { fails, mountView, type FakeHost, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { lotteryHost } from '../../testing/lottery-host';
import groups from '.';

const menus = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    code: `${prefix}${index}`,
    remark: `${prefix} game ${index}`,
    defaultPlayType: `${prefix}_STRAIGHT`,
  }));

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(answer: unknown): Promise<FakeHost> {
  const host = lotteryHost({ answers: { 'lottery.menu': answer } });
  mounted = await mountView(groups, host);
  return host;
}

const group = (name: string) => screen.findByRole('region', { name });
const games = async (name: string) => within(await group(name)).getAllByRole('link');

test('a group with more than four games shows four and unfolds to all; one with four has no control [HOM-02] [LIM-01]', async () => {
  await open([
    { gameGroupCode: 'SSC', labelName: 'Sixes', gameMenus: menus('SSC', 6) },
    { gameGroupCode: 'PK10', labelName: 'Races', gameMenus: menus('PK', 4) },
    { gameGroupCode: 'EMPTY', labelName: 'Nothing', gameMenus: [] },
  ]);
  expect(await games('Sixes')).toHaveLength(4);
  expect(await games('Races')).toHaveLength(4);
  expect(within(await group('Races')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Nothing' })).toBeNull();

  await userEvent.click(within(await group('Sixes')).getByRole('button', { name: 'Show all 6' }));
  expect(await games('Sixes')).toHaveLength(6);
  expect(await games('Races')).toHaveLength(4);

  await userEvent.click(within(await group('Sixes')).getByRole('button', { name: 'Show fewer' }));
  expect(await games('Sixes')).toHaveLength(4);
});

test('a game leads to its lottery page', async () => {
  const host = await open([{ gameGroupCode: 'SSC', labelName: '', gameMenus: menus('SSC', 1) }]);

  await userEvent.click(await screen.findByRole('link', { name: 'SSC game 0' }));

  expect(host.records.opened).toEqual([
    { place: 'lottery.home@1', params: { playType: 'SSC_STRAIGHT', gameCode: 'SSC0' } },
  ]);
});

test('nothing is drawn without groups', async () => {
  await open([]);

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

test('groups that do not load offer a retry; until then the section is busy', async () => {
  let tries = 0;
  let answer: (() => void) | undefined;
  const host = lotteryHost({
    answers: {
      'lottery.menu': async () => {
        if (++tries === 1) return fails('network');
        await new Promise<void>((resolve) => (answer = resolve));
        return [{ gameGroupCode: 'SSC', labelName: 'Sixes', gameMenus: menus('SSC', 2) }];
      },
    },
  });
  mounted = await mountView(groups, host);
  const section = () => group('Lotteries').then((element) => element.getAttribute('aria-busy'));

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await section()).toBe('true');
  answer?.();

  expect(await games('Sixes')).toHaveLength(2);
  expect(await section()).toBe('false');
});
