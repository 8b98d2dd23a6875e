import { favouriteList, gamesRecent } from '@atrium/api';
import { catalogue } from '@atrium/api/catalogue';
import { findAccount } from '../accounts/find-account';
import { eventsAfter } from '../live/read-events';
import { Bench } from '../testing/open-bench';
import { launchRequest } from '../testing/player';
import { games } from './catalogue';

let bench: Bench;
let token: string;
beforeAll(async () => {
  bench = await new Bench().open();
  token = await bench.signIn();
}, 60_000);
afterAll(() => bench.close());

const search = async (fields: object, language = 'EN') => {
  const request = {
    clientType: 'web',
    platform: 'W',
    merchant: 'aurora',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 40,
    language,
  };
  return (await bench.call('games.search', { ...request, ...fields }, { language })).value;
};
const names = ({ games }: { games: { displayName: string }[] }) => games.map(({ displayName }) => displayName);

describe('the list of games', () => {
  it('has pages of forty that contain every game once', async () => {
    const first = await search({});
    expect(first.games).toHaveLength(40);
    const rest = await Promise.all(
      Array.from({ length: first.totalPages - 1 }, (_, index) => search({ pageNo: index + 2 })),
    );
    const ids = [first, ...rest].flatMap(({ games }) => games.map(({ nodeId }: { nodeId: string }) => nodeId));
    expect(new Set(ids).size).toBe(first.total);
    expect(ids).toHaveLength(first.total);
  });

  it('is empty past the last page', async () => {
    expect((await search({ pageNo: 99 })).games).toEqual([]);
  });

  it('is searchable by name in the caller’s language and in English', async () => {
    expect(names(await search({ gameName: '神龙' }, 'CN'))).toContain('黄金神龙');
    expect(names(await search({ gameName: 'golden dra' }, 'CN'))).toContain('黄金神龙');
    expect(names(await search({ gameName: 'มังกร' }, 'TH'))).toContain('มังกรทอง');
    expect(names(await search({ gameName: '神龙' }, 'EN'))).toEqual([]);
  });

  it('treats the search text literally, not as a pattern', async () => {
    expect(names(await search({ gameName: '.*' }))).toEqual([]);
    expect(names(await search({ gameName: '%' }))).toEqual([]);
  });

  it('filters by vendor and category', async () => {
    const { games } = await search({ vassalage: 'JADE', gameClassify: 'JP' });
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) expect(game).toMatchObject({ vassalage: 'JADE', gameClassify: 'JP' });
  });
});

describe('recent games and favourites', () => {
  it('are narrowed by nothing but the type of recent games, as in the source', () => {
    const keysOf = ({ request }: { request: unknown }) => Object.keys((request as { entries: object }).entries).sort();
    expect(keysOf(favouriteList)).toEqual(['clientType', 'pageNo', 'pageSize', 'platform']);
    expect(keysOf(gamesRecent)).toEqual(['clientType', 'gameType', 'language', 'pageNo', 'pageSize']);
  });
});

describe('recommended games', () => {
  it('launch by their id alone, which is all that the source names [REC-05]', async () => {
    const { value } = await bench.call('games.recommended', { platform: 'W' });
    const [, { id, gameId }] = value;
    expect(id).not.toBe(gameId);
    const launched = await bench.call('games.launch', launchRequest({ gameId: id, nodeId: id }), { token });
    expect(new URL(launched.value.game_url).pathname).toContain(gameId);
    expect(await bench.call('games.launch', launchRequest({ gameId: id, nodeId: '2' }), { token })).toMatchObject({
      code: 'in_stay_tuned',
    });
  });
});

describe('favourites', () => {
  const list = async () => {
    const request = { clientType: 'web', platform: 'W', pageNo: 1, pageSize: 40 };
    return names((await bench.call('favourites.list', request, { token })).value);
  };
  const game = { nodeId: '1', vendor: 'NOVA', gameType: 'RNG' };

  it('hold a game once, mark it in the lists, and remove it', async () => {
    await bench.call('favourites.add', game, { token });
    await bench.call('favourites.add', game, { token });
    expect(await list()).toEqual(['Fruit Harbour']);
    const found = await bench.call('games.hot', { merchantCode: 'aurora', language: 'EN', platform: 'W' }, { token });
    expect(found.value.find(({ nodeId }: { nodeId: string }) => nodeId === '1').favourite).toBe(true);
    await bench.call('favourites.remove', game, { token });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['vendor', { ...game, vendor: 'JADE' }],
    ['game type', { ...game, gameType: 'LIVE' }],
  ])('refuse to add or remove a game with another %s than its own [FAV-03]', async (_field, wrong) => {
    expect(await bench.call('favourites.add', wrong, { token })).toMatchObject({ code: 'request_invalid' });
    expect(await list()).toEqual([]);

    await bench.call('favourites.add', game, { token });
    expect(await bench.call('favourites.remove', wrong, { token })).toMatchObject({ code: 'request_invalid' });
    expect(await list()).toEqual(['Fruit Harbour']);
    await bench.call('favourites.remove', game, { token });
  });

  it('require a session', async () => {
    expect(await bench.call('favourites.add', game)).toMatchObject({ status: 401 });
  });
});

describe('the live channel', () => {
  const favourite = { nodeId: '1000', vendor: 'NOVA', gameType: 'RNG' };
  let known = 0;
  const news = async () => {
    const account = await findAccount(bench.engine.database, 'aurora', 'player1');
    const events = await eventsAfter(bench.backend, account?.id ?? 0, known);
    known = events.at(-1)?.id ?? known;
    return events.map(({ body }) => body);
  };
  beforeEach(() => news());

  it('reports a favourite to the other tabs and devices of the customer, once for each change', async () => {
    const event = { type: 'FAVOURITES', popup: false };
    const { vendor } = games.find(({ nodeId }) => nodeId === favourite.nodeId) ?? {};
    await bench.call('favourites.add', favourite, { token });
    await bench.call('favourites.add', favourite, { token });
    expect(await news()).toEqual([{ ...event, data: { vendor, nodeId: '1000', favourite: true } }]);

    await bench.call('favourites.remove', favourite, { token });
    await bench.call('favourites.remove', favourite, { token });
    expect(await news()).toEqual([{ ...event, data: { vendor, nodeId: '1000', favourite: false } }]);
  });

  it('reports a game that was started, and none that was refused', async () => {
    const example = catalogue.find(({ id }) => id === 'games.launch')?.example.request as object;
    await bench.call('games.launch', { ...example, gameId: 'no-such-game' }, { token });
    expect(await news()).toEqual([]);
    await bench.call('games.launch', example, { token });
    expect(await news()).toEqual([{ type: 'RECENT_GAMES', popup: false }]);
  });
});
