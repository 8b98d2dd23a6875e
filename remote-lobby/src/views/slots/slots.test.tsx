import { CommandError, type Endpoint } from '@atrium/contract';
import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startGame } from '../../features/game-launch/start-game';
import EN from '../../locales/EN.json';
import { wireCard, wireGame, wireGames } from '../../testing/games';
import { everySwitch, lobbyHost, playerHost } from '../../testing/lobby-host';
import slots from '.';

const vendors = [
  wireCard(),
  wireCard({ cardId: '2', accountTypeName: 'ORB', displayName: 'Orbit Games', vassalage: 'ORB' }),
  wireCard({ cardId: '3', accountTypeName: 'LIVE1', displayName: 'Live One', gameType: 'LIVE' }),
];
const answers = {
  'games.vendors': vendors,
  'games.search': { games: [wireGame()], pageNum: 1, pageSize: 40, totalPages: 1 },
  'games.hot': wireGames(81),
  'favourites.list': { games: [] },
};

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(host: FakeHost, params: Record<string, string> = {}): Promise<void> {
  mounted = await mountView(slots, host, params);
}

const guest = (options: FakeHostOptions = {}) => lobbyHost({ facts: everySwitch, answers, ...options });
const player = (options: FakeHostOptions = {}) => playerHost({ answers, ...options });
const searches = (host: FakeHost) => host.records.calls.filter(({ endpoint }) => endpoint === 'games.search');
const chosenTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

/** Commands stay pending until the returned function rejects them. */
function leaveUndecided(host: FakeHost): () => void {
  let refuse: (error: Error) => void;
  const answer = new Promise((_, reject) => (refuse = reject));
  host.commands.run = (() => answer) as typeof host.commands.run;
  return () => refuse(new CommandError('lobby.favour@1', 'refused'));
}

test('requests games with exactly the documented fields, forty a page [LOB-12] [LOB-15]', async () => {
  const host = guest();

  await open(host, { page: 'NOVA' });
  await screen.findByText('Fruit Harbour');

  expect(searches(host)[0]?.request).toEqual({
    clientType: 'web',
    platform: 'W',
    merchant: 'demo',
    gameType: 'RNG',
    vassalage: 'NOVA',
    gameClassify: '',
    gameName: '',
    minBet: '',
    minLineNum: '',
    pageNo: 1,
    pageSize: 40,
    language: 'EN',
  });
});

test.each([
  ['ORB', 'Orbit Games'],
  ['Orbit Games', 'Orbit Games'],
])('page=%s selects vendor %s, by account type or shown name [LOB-03]', async (page, tab) => {
  await open(guest(), { page });

  await waitFor(async () => expect(await chosenTab()).toBe(tab));
});

test.each([
  ['hot', 'Hot'],
  ['recentGameList', 'Recent'],
  ['favGameList', 'Favourites'],
])('page=%s selects list %s [LOB-04] [FAV-02]', async (page, tab) => {
  await open(player(), { page });

  expect(await chosenTab()).toBe(tab);
});

test('without a page or with an unknown one, shows hot if enabled, else the first vendor [LOB-05]', async () => {
  await open(guest(), { page: 'unknown' });
  await waitFor(async () => expect(await chosenTab()).toBe('Hot'));
  await mounted?.unmount();

  await open(guest({ facts: [] }));
  await waitFor(async () => expect(await chosenTab()).toBe('Nova Slots'));
});

test('shows hot, recent and favourites only if enabled [LOB-08]', async () => {
  await open(guest({ facts: ['switch:RECENTGAME3'] }));
  await screen.findByRole('tab', { name: 'Nova Slots' });

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Recent', 'Nova Slots', 'Orbit Games']);
});

test('splits the hot list into pages of forty: 81 games give 3 pages, and the address has the page [LOB-12] [FAV-08]', async () => {
  const host = guest();
  await open(host, { page: 'hot', pageNo: '3' });

  await screen.findByText('Game 81');
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));

  expect(host.records.refined).toEqual([{ params: { page: 'hot', pageNo: '2' }, push: true }]);
});

test('offers six categories; selecting one sends it as gameClassify and returns to page 1 [LOB-09] [LOB-10]', async () => {
  const host = guest();
  await open(host, { page: 'NOVA', pageNo: '2' });
  const choices = within(screen.getByRole('group', { name: 'Category' }));
  expect(choices.getAllByRole('button').map((choice) => choice.textContent)).toEqual([
    'All',
    'Video poker',
    'Table games',
    'Scratch cards',
    'Arcade',
    'Jackpots',
  ]);

  await userEvent.click(choices.getByRole('button', { name: 'Jackpots' }));
  expect(host.records.refined).toEqual([{ params: { page: 'NOVA', category: 'JP' }, push: true }]);
  await mounted?.update({ page: 'NOVA', category: 'JP' });

  await waitFor(() =>
    expect(searches(host).at(-1)?.request).toMatchObject({ gameClassify: 'JP', pageNo: 1, vassalage: 'NOVA' }),
  );
});

test.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['the search icon', () => userEvent.click(screen.getByRole('button', { name: 'Search' }))],
])('searches by name on %s [LOB-11]', async (_, start) => {
  const host = guest();
  await open(host, { page: 'NOVA' });

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'fruit');
  expect(host.records.refined).toEqual([]);
  await start();

  expect(host.records.refined).toEqual([{ params: { page: 'NOVA', name: 'fruit' }, push: true }]);
  await mounted?.update({ page: 'NOVA', name: 'fruit' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: EN['title.vendor'] }));
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search games' }));
  await mounted?.update({ page: 'NOVA' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search games' }));
});

/** Games as the product's own back end lists them: without category and favourite flag. */
const plainGame = (nodeId: string, vendor: string, displayName: string) =>
  wireGame({ nodeId, vassalage: vendor, gameId: `game-${nodeId}`, displayName });
const shownNames = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test.each([
  ['favGameList', 'favourites.list', { clientType: 'web', platform: 'W' }],
  ['recentGameList', 'games.recent', { clientType: 'web', gameType: 'RNG', language: 'EN' }],
])(
  '%s is requested by page, with no other fields than the documented ones [FAV-05] [FAV-06]',
  async (page, id, own) => {
    const host = player({ answers: { ...answers, [id]: { games: wireGames(3), totalPages: 5 } } });
    await open(host, { page, pageNo: '2' });
    await screen.findByText('Game 3');

    const asked = host.records.calls.filter(({ endpoint }) => endpoint === id).map(({ request }) => request);
    expect(asked[0]).toEqual({ ...own, pageNo: 2, pageSize: 40 });
    expect(screen.getByRole('button', { name: 'Page 5' })).toBeTruthy();
  },
);

test.each([
  ['favGameList', 'favourites.list'],
  ['recentGameList', 'games.recent'],
])(
  '%s is filtered by category and name over all its pages, also where games do not name their category [FAV-09]',
  async (page, id) => {
    const pages = [
      [plainGame('1', 'NOVA', 'Fruit Rush'), plainGame('2', 'NOVA', 'Fruit Table')],
      [plainGame('1', 'ORB', 'Fruit Orbit'), plainGame('4', 'ORB', 'Night Table')],
    ];
    const tables: Record<string, object[]> = {
      NOVA: [plainGame('2', 'NOVA', 'Fruit Table')],
      ORB: [plainGame('1', 'ORB', 'Fruit Orbit'), plainGame('4', 'ORB', 'Night Table')],
    };
    const host = player({
      answers: {
        ...answers,
        [id]: ({ pageNo }: { pageNo: number }) => ({ games: pages[pageNo - 1], totalPages: 2 }),
        'games.search': ({ vassalage }: { vassalage: string }) => ({ games: tables[vassalage], totalPages: 1 }),
      },
    });
    await open(host, { page, category: 'TG', name: 'fruit' });

    await screen.findByText('Fruit Table');
    expect(shownNames()).toEqual(['Fruit Table', 'Fruit Orbit']);
    expect(searches(host).map(({ request }) => request)).toMatchObject([
      { vassalage: 'NOVA', gameClassify: 'TG', gameType: 'RNG', pageNo: 1 },
      { vassalage: 'ORB', gameClassify: 'TG', gameType: 'RNG', pageNo: 1 },
    ]);
  },
);

test('pages and searches of a category share its vendors’ lists, and a vendor that fails costs its own games [FAV-09]', async () => {
  let failing = 'ORB';
  const silent = new Set<unknown>();
  const host = player({
    answers: {
      ...answers,
      'games.recent': {
        games: [plainGame('1', 'NOVA', 'Fruit Rush'), plainGame('2', 'ORB', 'Orbit'), plainGame('3', 'NOVA', 'Night')],
        totalPages: 1,
      },
      'games.search': ({ vassalage }: { vassalage: string }, endpoint: Endpoint) => {
        silent.add(endpoint.silent);
        if (vassalage === failing) return fails('http-500');
        const games = { NOVA: plainGame('1', 'NOVA', 'Fruit Rush'), ORB: plainGame('2', 'ORB', 'Orbit') };
        return { games: [games[vassalage as keyof typeof games]], totalPages: 1 };
      },
    },
  });
  const asked = () => searches(host).map(({ request }) => (request as { vassalage: string }).vassalage);
  const query = { page: 'recentGameList', category: 'TG' };
  await open(host, query);
  await screen.findByText('Fruit Rush');
  expect([shownNames(), asked(), [...silent]]).toEqual([['Fruit Rush'], ['NOVA', 'ORB'], [true]]);

  failing = 'none';
  await mounted?.update({ ...query, name: 'r' });
  await screen.findByText('Orbit');
  expect(asked()).toEqual(['NOVA', 'ORB', 'ORB']);

  await mounted?.update({ ...query, pageNo: '2' });
  await mounted?.update(query);
  await screen.findByText('Fruit Rush');
  expect(asked()).toHaveLength(3);

  await mounted?.update({ ...query, category: 'VP' });
  await waitFor(() => expect(asked()).toHaveLength(5));
});

test('a category reports a failure when the lists of all vendors fail [FAV-09]', async () => {
  const recent = { games: [plainGame('1', 'NOVA', 'Fruit Rush')], totalPages: 1 };
  await open(player({ answers: { ...answers, 'games.recent': recent, 'games.search': fails('http-500') } }), {
    page: 'recentGameList',
    category: 'TG',
  });

  await screen.findByRole('button', { name: 'Try again' });
});

test('the hot list keeps its order in a category, and has slots only [LOB-08] [LOB-10]', async () => {
  const hot = [
    wireGame({ nodeId: '3', gameId: 'c', displayName: 'Third', gameClassify: 'JP' }),
    wireGame({ nodeId: '8', gameId: 'fish', displayName: 'Fish', gameType: 'FISH', gameClassify: 'JP' }),
    plainGame('1', 'NOVA', 'First'),
    wireGame({ nodeId: '2', gameId: 'b', displayName: 'Second', gameClassify: 'VP' }),
  ];
  const jackpots = { games: [plainGame('1', 'NOVA', 'First'), plainGame('2', 'NOVA', 'Second')], totalPages: 1 };
  await open(guest({ answers: { ...answers, 'games.hot': hot, 'games.search': jackpots } }), {
    page: 'hot',
    category: 'JP',
  });

  await screen.findByText('First');
  expect(shownNames()).toEqual(['Third', 'First']);
});

test('a card offers a demo if supportPlay is 0 and the merchant has demos [LOB-13] [LCH-08]', async () => {
  const games = [wireGame(), wireGame({ nodeId: '2', gameId: 'b', displayName: 'No Demo', supportPlay: 1 })];
  const host = guest({ answers: { ...answers, 'games.search': { games } } });
  await open(host, { page: 'NOVA' });

  await screen.findByRole('button', { name: /Try free.*Fruit Harbour/ });
  expect(screen.queryByRole('button', { name: /Try free.*No Demo/ })).toBeNull();
  await mounted?.unmount();

  await open(guest({ facts: [] }), { page: 'NOVA' });
  await screen.findByText('Fruit Harbour');
  expect(screen.queryByRole('button', { name: /Try free/ })).toBeNull();
});

test('a card starts its game through the launch command [LOB-14]', async () => {
  const host = player();
  await open(host, { page: 'NOVA' });

  await userEvent.click(await screen.findByRole('button', { name: /Play.*Fruit Harbour/ }));

  expect(host.records.commands).toEqual([
    {
      name: 'game.launch@1',
      request: { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour', nodeId: '1', name: 'Fruit Harbour' },
    },
  ]);
});

test('a game opens in a window where its vendor’s card says so, and in the portal elsewhere [LCH-13]', async () => {
  const cards = [
    wireCard({ appNewWindow: 1 }),
    wireCard({ cardId: '2', accountTypeName: 'ORB', displayName: 'Orbit Games', vassalage: 'ORB' }),
    wireCard({ cardId: '3', accountTypeName: 'ORB', vassalage: 'ORB', gameType: 'LIVE', appNewWindow: 1 }),
  ];
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const launched = { 'games.launch': { game_url: 'http://nova.games.localhost/a' } };
  const host = player({ answers: { ...answers, 'games.vendors': cards, ...launched } });
  await open(host, { page: 'NOVA' });
  await screen.findByText('Fruit Harbour');

  await startGame(host, { vendor: 'ORB', gameType: 'RNG', gameId: 'a' }, 'real');
  expect(opened).not.toHaveBeenCalled();
  await startGame(host, { vendor: 'NOVA', gameType: 'RNG', gameId: 'a' }, 'real');
  expect(opened).toHaveBeenCalledTimes(1);
  await startGame(host, { vendor: 'NOVA', gameType: 'RNG', gameId: 'a', newWindow: false }, 'real');
  expect(opened).toHaveBeenCalledTimes(1);
});

test.each([
  ['Recent', 'recentGameList'],
  ['Favourites', 'favGameList'],
])(
  'opening %s as a visitor runs a command, for which the host requires a session [FAV-01] [ROL-19]',
  async (tab, page) => {
    const host = guest();
    await open(host);

    await userEvent.click(await screen.findByRole('tab', { name: tab }));

    expect(host.records.commands).toEqual([{ name: 'lobby.open-personal-list@1', request: { page } }]);
    expect(host.records.refined).toEqual([]);
  },
);

test.each([
  ['favGameList', 'favourites.list'],
  ['recentGameList', 'games.recent'],
])('a visitor at the address of %s is asked to sign in, without the call %s [ROL-19]', async (page, call) => {
  const host = guest();
  await open(host, { page });

  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));

  expect(host.records.commands).toEqual([{ name: 'lobby.open-personal-list@1', request: { page } }]);
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain(call);
});

test('the heart changes at once and stays changed after success [FAV-07]', async () => {
  const host = player();
  await open(host, { page: 'NOVA' });
  const heart = await screen.findByRole('button', { name: 'Favourite Fruit Harbour' });

  await userEvent.click(heart);

  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  expect(host.records.commands).toEqual([
    {
      name: 'lobby.favour@1',
      request: { game: { nodeId: '1', vendor: 'NOVA', gameType: 'RNG' }, favourite: true },
    },
  ]);
});

test('hearts are those of the list of favourites where games do not say it, whatever page of it names them [FAV-07]', async () => {
  const games = [plainGame('1', 'NOVA', 'One'), plainGame('2', 'NOVA', 'Two'), plainGame('1', 'ORB', 'Other One')];
  const favourites = [[plainGame('9', 'NOVA', 'Nine')], [plainGame('1', 'ORB', 'Other One')]];
  const host = player({
    answers: {
      ...answers,
      'games.search': { games, totalPages: 1 },
      'favourites.list': ({ pageNo }: { pageNo: number }) => ({ games: favourites[pageNo - 1], totalPages: 2 }),
    },
  });
  await open(host, { page: 'NOVA' });
  const pressed = (name: string) =>
    screen.getByRole('button', { name: `Favourite ${name}` }).getAttribute('aria-pressed');
  await screen.findByText('One');

  await waitFor(() => expect(['One', 'Two', 'Other One'].map(pressed)).toEqual(['false', 'false', 'true']));
  await userEvent.click(screen.getByRole('button', { name: 'Favourite Other One' }));
  await userEvent.click(screen.getByRole('button', { name: 'Favourite Two' }));

  expect(['One', 'Two', 'Other One'].map(pressed)).toEqual(['false', 'true', 'false']);
  expect(host.records.commands).toEqual([
    { name: 'lobby.favour@1', request: { game: { nodeId: '1', vendor: 'ORB', gameType: 'RNG' }, favourite: false } },
    { name: 'lobby.favour@1', request: { game: { nodeId: '2', vendor: 'NOVA', gameType: 'RNG' }, favourite: true } },
  ]);
});

test('a back end that says of each game whether it is a favourite is not asked for the list', async () => {
  const games = [wireGame({ favourite: true }), wireGame({ nodeId: '2', gameId: 'b', favourite: false })];
  const host = player({ answers: { ...answers, 'games.search': { games } } });
  await open(host, { page: 'NOVA' });

  const hearts = await screen.findAllByRole('button', { name: 'Favourite Fruit Harbour' });
  expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  expect(host.records.calls.map(({ endpoint }) => endpoint)).not.toContain('favourites.list');
});

test('the heart changes back if the server refuses [FAV-07]', async () => {
  const host = player();
  const refuse = leaveUndecided(host);
  await open(host, { page: 'NOVA' });
  const heart = await screen.findByRole('button', { name: 'Favourite Fruit Harbour' });

  await userEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  refuse();

  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
});

test('a removed favourite leaves the favourites and returns if the server refuses [FAV-07]', async () => {
  const host = player({ answers: { ...answers, 'favourites.list': { games: wireGames(3) } } });
  const refuse = leaveUndecided(host);
  await open(host, { page: 'favGameList' });
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  await userEvent.click(await screen.findByRole('button', { name: 'Favourite Game 2' }));
  await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 3']));
  refuse();

  await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2', 'Game 3']));
});

test('an empty list shows a message, a failed one a working retry [LOB-28]', async () => {
  let reachable = false;
  const search = () => (reachable ? { games: [] } : fails('network'));
  await open(guest({ answers: { ...answers, 'games.search': search } }), { page: 'NOVA' });

  const retry = await screen.findByRole('button', { name: 'Try again' });
  reachable = true;
  await userEvent.click(retry);

  await screen.findByText('Stay tuned');
});

test('the hot list does not wait for the vendors', async () => {
  await open(guest({ answers: { ...answers, 'games.vendors': () => new Promise(() => {}) } }));

  await screen.findByText('Game 1');
  expect(await chosenTab()).toBe('Hot');
});

test('vendors that fail cost their tabs only: the row says so and retries, and the hot list stays', async () => {
  let reachable = false;
  await open(guest({ answers: { ...answers, 'games.vendors': () => (reachable ? vendors : fails('http-500')) } }));
  await screen.findByText('Game 1');

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/could not be loaded/);
  reachable = true;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));

  await screen.findByRole('tab', { name: 'Nova Slots' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Game 1')).toBeTruthy();
});

test('without any list, failed vendors have the place of the games', async () => {
  await open(guest({ facts: [], answers: { ...answers, 'games.vendors': fails('http-500') } }));

  await within(screen.getByRole('tabpanel')).findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Stay tuned')).toBeNull();
});

test.each(['0', '-1', '1.5', 'NaN', '1e99', '<b>'])('pageNo=%s reads the first page', async (pageNo) => {
  const host = guest();
  await open(host, { page: 'NOVA', pageNo });
  await screen.findByText('Fruit Harbour');

  expect(searches(host).map(({ request }) => request)).toMatchObject([{ vassalage: 'NOVA', pageNo: 1 }]);
});

test.each(['NOVA', 'favGameList', 'recentGameList', 'hot'])(
  'a page of %s beyond the last one says so, and leads to the first',
  async (page) => {
    const none = { games: [], totalPages: 3 };
    const host = player({ answers: { ...answers, 'games.search': none, 'games.recent': none } });
    await open(host, { page, pageNo: '1000000000' });

    await screen.findByText('This page has no games');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));

    expect(host.records.refined).toEqual([{ params: { page }, push: true }]);
  },
);

test('an unknown vendor in the address is reported beside the list that is shown instead', async () => {
  await open(guest(), { page: '<img src=x>' });

  await screen.findByText("This vendor isn't available here. Choose another one.");
  expect(await chosenTab()).toBe('Hot');
});

test('names with markup are shown as they are written', async () => {
  const markup = '<img src=x onerror="alert(1)">';
  const cards = [wireCard({ displayName: `<b>${markup}` })];
  const search = { games: [wireGame({ displayName: markup, showIcon: '' })] };
  await open(guest({ answers: { ...answers, 'games.vendors': cards, 'games.search': search } }), { page: 'NOVA' });

  expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe(markup);
  expect(await chosenTab()).toBe(`<b>${markup}`);
  expect(document.querySelector('[onerror]')).toBeNull();
});

test('a search without results offers to clear the filters', async () => {
  const host = guest({ answers: { ...answers, 'games.search': { games: [] } } });
  await open(host, { page: 'NOVA', name: 'zebra', category: 'VP' });

  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));

  expect(host.records.refined).toEqual([{ params: { page: 'NOVA' }, push: true }]);
});

test('reloads in the new language after a language change', async () => {
  const host = guest();
  await open(host, { page: 'NOVA' });
  await screen.findByText('Fruit Harbour');

  host.language.current.set('CN');

  await waitFor(() => expect(searches(host).at(-1)?.request).toMatchObject({ language: 'CN' }));
});

test('a game without a type is a slot in the lists of slots; a favourite without one is found by its vendor', async () => {
  const bare = wireGame({ gameType: undefined });
  const bareAnswers = { ...answers, 'games.hot': [bare], 'favourites.list': { games: [bare] } };
  const host = player({ answers: bareAnswers });
  const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Play Fruit Harbour' }));
  await open(host, { page: 'hot' });
  await start();
  await mounted?.unmount();
  await open(host, { page: 'favGameList' });
  await start();

  expect(host.records.commands.map(({ request }) => (request as { gameType: string }).gameType)).toEqual(['RNG', '']);
});
