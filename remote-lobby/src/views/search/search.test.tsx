import { fails, mountView, type FakeHost, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { wireCard, wireGame, wireGames } from '../../testing/games';
import { lobbyHost } from '../../testing/lobby-host';
import search from '.';

const vendors = [
  wireCard(),
  wireCard({ cardId: '2', accountTypeName: 'REEF', vassalage: 'REEF', gameType: 'FISH', displayName: 'Reef' }),
];
type Search = { vassalage: string; pageNo: number };
const lists = ({ vassalage }: Search) =>
  vassalage === 'NOVA'
    ? { games: [wireGame(), wireGame({ nodeId: '2', gameId: 'dragon', displayName: 'Dragon Gate' })] }
    : { games: [wireGame({ vassalage, gameType: 'FISH', nodeId: '1', gameId: 'carp', displayName: 'Dragon Carp' })] };

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(params: Record<string, string> = {}, answers: object = {}): Promise<FakeHost> {
  const others = { 'games.index': fails('http-404'), 'games.vendors': vendors, 'games.search': lists };
  const host = lobbyHost({ answers: { ...others, ...answers } });
  mounted = await mountView(search, host, params);
  return host;
}

const box = () => screen.findByRole('searchbox', { name: 'Search games' });
const found = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const facet = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('the index of all games', () => {
  const columns = {
    nodeId: ['10', '11', '12'],
    gameId: ['fruit-harbour', 'dragon-gate', 'dragon-carp'],
    roomId: ['', '', 'r7'],
    displayName: ['Puerto de Frutas', 'Puerta del Dragón', 'Carpa Dragón'],
    gameName: ['Fruit Harbour', 'Dragon Gate', 'Dragon Carp'],
    supportPlay: [1, 1, 0],
    vendor: [0, 0, 1],
    gameType: [0, 0, 1],
    gameClassify: [1, 2, 0],
    features: [0, 1, 0],
    tags: [0, 1, 2],
  };
  const index = {
    vendors: ['NOVA', 'REEF'],
    gameTypes: ['RNG', 'FISH'],
    categories: ['', 'JP', 'VP'],
    features: [['ways'], ['lines', 'wild']],
    tags: [[], ['hot'], ['hot', 'new']],
    games: columns,
  };

  test('is one call when the search opens, in the language of the page, and fills list and facets', async () => {
    const host = await open({}, { 'games.index': index });
    await screen.findByText('Games found: 3');

    expect(host.records.calls.filter(({ endpoint }) => endpoint !== 'games.vendors')).toEqual([
      { endpoint: 'games.index', request: { merchantCode: 'demo', language: 'EN', platform: 'W' } },
    ]);
    expect(found()).toEqual(columns.displayName);
    const offered = () =>
      ['Game type', 'Vendor', 'Category', 'Feature', 'Tag'].map((name) =>
        [...facet(name).options].slice(1).map(({ text }) => text),
      );
    // the names of vendors come with their cards
    await waitFor(() =>
      expect(offered()).toEqual([
        ['Slots (2)', 'Fishing (1)'],
        ['Nova Slots (2)', 'Reef (1)'],
        ['Jackpots (1)', 'Video poker (1)'],
        ['Ways to win (2)', 'Paylines (1)', 'Wilds (1)'],
        ['Hot (2)', 'New (1)'],
      ]),
    );
  });

  test('finds the games of a vendor by its name as it is shown', async () => {
    await open({ q: 'nova slots' }, { 'games.index': index });

    await waitFor(() => expect(found()).toEqual(['Puerto de Frutas', 'Puerta del Dragón']));
  });

  test('without any game says that none is open, and a retry asks again', async () => {
    let isEmpty = true;
    const answers = { 'games.index': fails('http-404'), 'games.vendors': () => (isEmpty ? [] : vendors) };
    await open({}, answers);

    await screen.findByText('No games are open at the moment. Please come back later.');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    isEmpty = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Games found: 3');
  });

  test('starts a game of it with its own type, ids and name', async () => {
    const host = await open({ q: 'dragon carp' }, { 'games.index': index });

    await userEvent.click(await screen.findByRole('button', { name: /Play.*Carpa Dragón/ }));

    const game = { gameType: 'FISH', vendor: 'REEF', gameId: 'dragon-carp', nodeId: '12', roomId: 'r7' };
    expect(host.records.commands).toEqual([{ name: 'game.launch@1', request: { ...game, name: 'Carpa Dragón' } }]);
  });

  test.each([
    ['has no such call', fails('http-404')],
    ['names the call otherwise', fails('in_stay_tuned')],
    ['answers without games', { ...index, games: Object.fromEntries(Object.keys(columns).map((key) => [key, []])) }],
    ['answers a column that is too short', { ...index, games: { ...columns, vendor: [0] } }],
    ['answers something else', 'OK'],
  ])('is read from the lists of the vendors at a back end that %s', async (_, answer) => {
    const host = await open({}, { 'games.index': answer });

    await screen.findByText('Games found: 3');
    expect(found()).toEqual(['Fruit Harbour', 'Dragon Gate', 'Dragon Carp']);
    expect(host.records.messages).toEqual([]);
  });
});

test('lists the games of all vendors and types, and follows each key without another request', async () => {
  const host = await open();
  await screen.findByText('Games found: 3');
  const before = host.records.calls.length;

  await userEvent.type(await box(), 'drgaon');

  await waitFor(() => expect(found()).toEqual(['Dragon Gate', 'Dragon Carp']));
  expect(screen.getByRole('status').textContent).toBe('Games found: 2');
  expect(host.records.calls).toHaveLength(before);
});

test('typing replaces the address after a pause; a choice adds an entry with both', async () => {
  const host = await open();
  await screen.findByText('Games found: 3');

  await userEvent.type(await box(), 'dragon');
  await waitFor(() => expect(host.records.refined).toEqual([{ params: { q: 'dragon' }, push: false }]));
  await userEvent.selectOptions(facet('Game type'), 'Fishing (1)');

  expect(host.records.refined.at(-1)).toEqual({ params: { q: 'dragon', type: 'FISH' }, push: true });
});

test('the address restores the search, and Back changes it', async () => {
  await open({ q: 'dragon', vendor: 'REEF' });
  await waitFor(() => expect(found()).toEqual(['Dragon Carp']));
  expect(facet('Vendor').value).toBe('REEF');

  await mounted?.update({ q: 'harbour' });
  await waitFor(() => expect(found()).toEqual(['Fruit Harbour']));
  expect((await box()).getAttribute('value')).toBe('harbour');
});

test('each facet shows how many games its values have; one that games do not name is absent', async () => {
  await open();
  await screen.findByText('Games found: 3');

  const options = [...facet('Vendor').options].map(({ text }) => text);
  expect(options).toEqual(['All', 'NOVA (2)', 'REEF (1)']);
  expect(screen.queryByRole('combobox', { name: 'Feature' })).toBeNull();
});

test('a chosen value has no count, which is the number of found games', async () => {
  await open({ type: 'FISH' });
  await screen.findByText('Games found: 1');

  expect([...facet('Game type').selectedOptions].map(({ text }) => text)).toEqual(['Fishing']);
});

test('every item of the list names its position and the size of the whole list, however many are drawn', async () => {
  await open({}, { 'games.vendors': [wireCard()], 'games.search': { games: wireGames(100) } });
  const list = await screen.findByRole('list', { name: 'Search' });

  const items = within(list).getAllByRole('listitem');
  expect(items.length).toBeLessThan(100);
  expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(items.map((_, at) => String(at + 1)));
  expect(items.every((item) => item.getAttribute('aria-setsize') === '100')).toBe(true);
});

test('reads every page of a vendor, and a list that fails costs the games of its vendor', async () => {
  const pages = ({ vassalage, pageNo }: Search) =>
    vassalage === 'REEF'
      ? fails('http-500')
      : { games: [wireGame({ nodeId: String(pageNo), displayName: `Page ${pageNo}` })], totalPages: 3 };
  const host = await open({}, { 'games.search': pages });

  await waitFor(() => expect(found()).toEqual(['Page 1', 'Page 2', 'Page 3']));
  expect(screen.getByText(missing)).toBeTruthy();
  expect(host.records.messages).toEqual([]);
});

const missing = /^Some games are missing/;

test('reads more than a thousand games of a vendor, and says nothing of missing ones', async () => {
  const pages = ({ pageNo }: Search) => ({
    games: wireGames(100).map((game, at) => ({ ...game, nodeId: `${pageNo}-${at}`, gameId: `g${pageNo}-${at}` })),
    totalPages: 12,
  });
  await open({}, { 'games.vendors': [wireCard()], 'games.search': pages });

  await screen.findByText('Games found: 1200');
  expect(screen.queryByText(missing)).toBeNull();
});

test('stops at a hundred pages of a list, and says that games are missing', async () => {
  const pages = ({ pageNo }: Search) => ({
    games: [wireGame({ nodeId: String(pageNo), gameId: `g${pageNo}` })],
    totalPages: 1_000_000_000,
  });
  const host = await open({}, { 'games.vendors': [wireCard()], 'games.search': pages });

  await screen.findByText('Games found: 100');
  expect(host.records.calls.filter(({ endpoint }) => endpoint === 'games.search')).toHaveLength(100);
  expect(screen.getByText(missing)).toBeTruthy();
});

test('a failed index offers a retry', async () => {
  let reachable = false;
  await open({}, { 'games.search': (request: Search) => (reachable ? lists(request) : fails('network')) });
  const retry = await screen.findByRole('button', { name: 'Try again' });

  reachable = true;
  await userEvent.click(retry);

  await screen.findByText('Games found: 3');
});

test('without a match offers to clear the search and its filters', async () => {
  const host = await open({ q: 'zzzzzz', vendor: 'NOVA' });

  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));

  expect(host.records.refined.at(-1)).toEqual({ params: {}, push: true });
  await mounted?.update({});
  await screen.findByText('Games found: 3');
});

test.each<Record<string, string>>([{ q: 'x'.repeat(10_240) }, { vendor: '<script>', type: 'NONE' }])(
  'an odd address finds nothing: %#',
  async (params) => {
    await open(params);

    await screen.findByText('No games found');
  },
);

test('starts a game through the launch command with its own type', async () => {
  const host = await open({ q: 'carp' });

  await userEvent.click(await screen.findByRole('button', { name: /Play.*Dragon Carp/ }));

  expect(host.records.commands).toMatchObject([
    { name: 'game.launch@1', request: { gameType: 'FISH', vendor: 'REEF' } },
  ]);
});

test('Enter moves the focus to the heading of the results, also where there are none or they are not there yet', async () => {
  await open();
  await userEvent.type(await box(), 'dragon{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: EN['title.vendor'] }));
  await screen.findByText(/^Games found/);
  for (const typed of ['dragon', 'zzzz']) {
    await userEvent.clear(await box());
    await userEvent.type(await box(), `${typed}{Enter}`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: EN['title.vendor'] }));
  }
});
