import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireCard } from '../../testing/games';
import { everySwitch, lobbyHost } from '../../testing/lobby-host';
import entrances from '.';

const card = (name: string, changes: Record<string, unknown> = {}) =>
  wireCard({
    cardId: `card-${name}`,
    accountTypeName: name,
    displayName: `${name} games`,
    vassalage: name,
    isGame: '',
    gameId: `${name}-1`,
    ...changes,
  });
const flag = (name: string) => ({ name: `CATEGORY ${name}`, child: [{ name, openAccountType: name }] });

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(cards: unknown, menu: unknown, options: FakeHostOptions = {}): Promise<FakeHost> {
  const answers = { 'games.vendors': cards, 'games.vendorMenu': menu };
  const host = lobbyHost({ facts: everySwitch, answers, ...options });
  mounted = await mountView(entrances, host);
  return host;
}

const names = async () => {
  const region = await screen.findByRole('region', { name: 'Play by provider' });
  const headings = await within(region).findAllByRole('heading', { level: 3 });
  return headings.map(({ textContent }) => textContent);
};

test('shows a tile [TPE-01] for each account type of the cards that the vendor menu flags [TPE-03]', async () => {
  const cards = [card('CRWN'), card('CRWN', { cardId: 'second', displayName: 'Again' }), card('KITE'), card('PEAK')];
  await open(cards, [flag('PEAK'), flag('CRWN'), flag('GONE')]);

  expect(await names()).toEqual(['CRWN games', 'PEAK games']);
});

test('a tile runs the launch command, which checks session and account like a card [TPE-02]', async () => {
  const host = await open([card('CRWN', { gameType: 'LIVE', appNewWindow: 1 })], [flag('CRWN')]);

  await userEvent.click(await screen.findByRole('button', { name: /^Play CRWN games/ }));

  expect(host.records.commands).toEqual([
    {
      name: 'game.launch@1',
      request: { vendor: 'CRWN', gameType: 'LIVE', gameId: 'CRWN-1', name: 'CRWN games', newWindow: true },
    },
  ]);
});

test('a tile with freeplay 1 has a demo as well, where the merchant offers demos [TPE-04]', async () => {
  const cards = [card('CRWN', { freeplay: 1 }), card('KITE', { freeplay: 0 })];
  const host = await open(cards, [flag('CRWN'), flag('KITE')]);
  await names();
  const demos = screen.getAllByRole('button', { name: /^Try free/ });
  expect(demos).toHaveLength(1);

  await userEvent.click(demos[0]!);
  expect(host.records.commands).toMatchObject([{ name: 'game.demo@1', request: { vendor: 'CRWN' } }]);
  await mounted?.unmount();

  await open(cards, [flag('CRWN')], { facts: [] });
  await names();
  expect(screen.queryByRole('button', { name: /^Try free/ })).toBeNull();
});

test('nothing is drawn when the menu flags no card; a failed menu has a retry', async () => {
  let menu: unknown = fails('network');
  await open([card('CRWN')], () => menu);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  menu = [flag('OTHER')];
  await userEvent.click(retry);

  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
