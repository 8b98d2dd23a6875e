import { mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { wireCard, wireGames } from '../../testing/games';
import { everySwitch, lobbyHost } from '../../testing/lobby-host';
import category from '.';

const lists = wireCard({
  cardId: '1',
  accountTypeName: 'HOOK',
  displayName: 'Hook',
  gameType: 'FISH',
  vassalage: 'HOOK',
});
const itself = wireCard({
  cardId: '2',
  accountTypeName: 'DEEP',
  displayName: 'Deep Blue',
  gameType: 'FISH',
  isGame: '',
  gameId: 'deep-blue',
  vassalage: 'DEEP',
  freeplay: 1,
  appNewWindow: 1,
});
const answers = {
  'games.vendors': [lists, itself, wireCard()],
  'games.search': { games: wireGames(10), totalPages: 3 },
};

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions = {}, params: Record<string, string> = {}): Promise<FakeHost> {
  const current = { place: 'lobby.fish@1', params } as const;
  const host = lobbyHost({ facts: everySwitch, answers, current, ...options });
  mounted = await mountView(category, host, params);
  return host;
}

test("shows the vendors and the name of the place's game type [LOB-24]", async () => {
  await open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Fishing' })).toBeTruthy();
  const names = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
  expect(names).toEqual(['Hook', 'Deep Blue']);
});

test('vendors without card ids, or with one id for several, are all shown and show their own progress; one that comes twice is shown once', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first, second] = [lists, itself].map((card) => ({ ...card, cardId: null }));
  await open({
    answers: {
      ...answers,
      'games.vendors': [first, second, first],
      'games.search': () => new Promise(() => undefined),
    },
  });

  const names = (await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
  expect(names).toEqual(['Hook', 'Deep Blue']);
  await userEvent.click(screen.getByRole('button', { name: /Hook/ }));
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
  expect(complaints.mock.calls.join()).not.toContain('key');
  complaints.mockRestore();
});

test('a VASSALAGE card opens the popup after its first page is loaded [LOB-18] [LOB-21]', async () => {
  const host = await open();

  await userEvent.click(await screen.findByRole('button', { name: /Hook/ }));

  await screen.findByRole('button', { name: /Hook/ });
  expect(host.records.calls.at(-1)).toMatchObject({
    endpoint: 'games.search',
    request: { vassalage: 'HOOK', pageSize: 10 },
  });
  expect(host.records.opened).toEqual([
    { place: 'lobby.vendor@1', params: { gameType: 'FISH', vendor: 'HOOK', name: 'Hook' } },
  ]);
});

test('any other card starts as a game, in a new window if it requires one [LOB-18] [LCH-13]', async () => {
  const host = await open();

  await userEvent.click(await screen.findByRole('button', { name: /Play.*Deep Blue/ }));

  expect(host.records.commands).toEqual([
    {
      name: 'game.launch@1',
      request: { vendor: 'DEEP', gameType: 'FISH', gameId: 'deep-blue', name: 'Deep Blue', newWindow: true },
    },
  ]);
});

test.each([
  [1, everySwitch, 1],
  [0, everySwitch, 0],
  [undefined, everySwitch, 0],
  [1, [], 0],
] as const)('freeplay %p with the switches %j offers %i demos [LCH-07] [LCH-08]', async (freeplay, facts, demos) => {
  await open({ facts: [...facts], answers: { ...answers, 'games.vendors': [{ ...itself, freeplay }] } });
  await screen.findByText('Deep Blue');

  expect(screen.queryAllByRole('button', { name: /Try free/ })).toHaveLength(demos);
});

test('a vendor that is only announced says to stay tuned, and asks for no sign-in [LCH-03]', async () => {
  const { gameId: _none, ...announced } = itself;
  const host = await open({ answers: { 'games.vendors': [announced] } });

  await userEvent.click(await screen.findByRole('button', { name: 'Play Deep Blue' }));

  expect(host.records.commands.map(({ name }) => name)).toEqual(['lobby.stay-tuned@1']);
});

test('BTI and vendors that begin with TCG share one icon; others have their own [LCH-35]', async () => {
  const icons = ['BTI', 'TCG_SEA', 'TCG', 'PT', 'ATCG'].map((code) =>
    wireCard({
      ...{ cardId: `card-${code}`, accountTypeName: `account-${code}`, vassalage: code, displayName: `Vendor ${code}` },
      ...{ gameType: 'FISH', smallIcon: `https://img.test/${code}.png` },
    }),
  );
  await open({ answers: { ...answers, 'games.vendors': icons } });

  const tiles = await screen.findAllByRole('listitem');
  await waitFor(() => expect(tiles[0]?.querySelector('article svg')).toBeTruthy());
  // React numbers the ids within a drawing
  const drawn = (tile: HTMLElement) => tile.querySelector('article svg')?.outerHTML.replaceAll(/_r_\w+?_/g, '');
  const pictures = tiles.map((tile) => tile.querySelector('img')?.src ?? drawn(tile));
  expect(pictures.slice(1, 3)).toEqual([pictures[0], pictures[0]]);
  expect(pictures.slice(3)).toEqual(['https://img.test/PT.png', 'https://img.test/ATCG.png']);
});

test('the page parameter selects a vendor [LOB-01]', async () => {
  await open({}, { page: 'DEEP' });
  await screen.findByText('Deep Blue');

  const chosen = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
  expect(chosen.map((item) => item.textContent)).toEqual([expect.stringContaining('Deep Blue')]);
});

test('an unknown vendor in the address is reported above the vendors that can be chosen', async () => {
  await open({}, { page: '<b>DEEP</b>' });

  await screen.findByText("This vendor isn't available here. Choose another one.");
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true')).toEqual([]);
});

test('links to the search among the games of its type', async () => {
  const host = await open({ current: { place: 'lobby.fish@1', params: {} } });

  await userEvent.click(await screen.findByRole('link', { name: 'Search all games' }));

  expect(host.records.opened).toEqual([{ place: 'lobby.search@1', params: { type: 'FISH' } }]);
});

test('a lobby without vendors announces games [LCH-04]', async () => {
  await open({ answers: { 'games.vendors': [] } });

  await screen.findByText('Stay tuned');
});

test.each([
  ['lobby.esports@1', 'Esports'],
  ['lobby.elott@1', 'Instant lottery'],
] as const)('%s has a lobby with vendor cards alone [LOB-25]', async (place, name) => {
  const card = wireCard({ gameType: place === 'lobby.elott@1' ? 'ELOTT' : 'ESPORTS', displayName: 'Only One' });
  await open({ current: { place, params: {} }, answers: { 'games.vendors': [card] } });

  await screen.findByRole('heading', { level: 1, name });
  await screen.findByText('Only One');
});
