import { gamesMatches } from '@atrium/api';
import { catalogue } from '@atrium/api/catalogue';
import { CallError, type GameRef } from '@atrium/contract';
import { fails, type FakeHost } from '@atrium/contract/testing';
import { wireCard } from '../../testing/games';
import { lobbyHost, playerHost } from '../../testing/lobby-host';
import { readOpenedGame } from './opened-game';
import { startGame } from './start-game';

const game: GameRef = {
  vendor: 'NOVA',
  gameType: 'RNG',
  gameId: 'fruit-harbour',
  nodeId: '1',
  name: 'Fruit Harbour',
  // known: the vendor's card is not asked
  newWindow: false,
};
const address = 'http://nova.games.localhost/fruit-harbour?ticket=t';

beforeEach(() => sessionStorage.clear());

/** The calls of a host; every launch also asks once for the merchant's domains. */
const callsOf = ({ records }: FakeHost) => records.calls.filter(({ endpoint }) => endpoint !== 'system.domainRoute');

test('sends exactly the documented fields, with accountType 1 for real play [LCH-23] [LCH-24] [API-10]', async () => {
  const host = playerHost();

  await startGame(host, game, 'real');

  expect(callsOf(host)).toEqual([
    {
      endpoint: 'games.launch',
      request: {
        gameId: 'fruit-harbour',
        nodeId: '1',
        matchId: '',
        leagueId: '',
        accountType: 1,
        confirmTrans: false,
        vassalage: 'NOVA',
        launchMode: 'GLS',
        platform: 'W',
        clientType: 3,
        language: 'EN',
        merchantCode: 'demo',
        sourceType: '',
        marketingDetailId: '',
      },
    },
  ]);
});

test.each([
  [
    'names the next match',
    'SPORTS',
    [{ matchId: 77, leagueId: 9 }, { matchId: '78' }],
    { matchId: '77', leagueId: '9' },
  ],
  ['names the match without a league', 'ESPORTS', [{ matchId: '77' }], { matchId: '77', leagueId: '' }],
  ['names none where there are no matches', 'SPORTS', [], { matchId: '', leagueId: '' }],
  ['names none where the call fails', 'SPORTS', fails('http-404'), { matchId: '', leagueId: '' }],
])('a launch of a bet on matches %s (%s) [LCH-29]', async (_what, gameType, matches, named) => {
  const host = playerHost({ answers: { 'games.matches': matches } });

  await expect(startGame(host, { ...game, gameType }, 'real')).resolves.toEqual({ opened: true });

  const [asked, launched] = callsOf(host);
  // its failure is no message
  expect(gamesMatches.silent).toBe(true);
  expect(asked).toEqual({ endpoint: 'games.matches', request: { merchantCode: 'demo', gameType, language: 'EN' } });
  expect(launched).toMatchObject({ endpoint: 'games.launch', request: named });
  expect(host.records.messages).toEqual([]);
});

test.each([
  ['games.launch', 'RNG', true, [false, true]],
  ['games.launch', 'RNG', false, [false]],
  ['games.launchLottery', 'LOTT', true, [undefined, true]],
  ['games.launchLottery', 'ELOTT', false, [undefined]],
])('a launch by %s of %s that needs a transfer asks for it, and %s answers it', async (id, gameType, agreed, sent) => {
  const launched = { game_url: address, gameUrl: address };
  const host = playerHost({
    replies: { confirm: agreed },
    answers: {
      [id]: ({ confirmTrans }: { confirmTrans?: boolean }) =>
        confirmTrans ? launched : fails('launch_transfer_needed'),
    },
  });
  await expect(startGame(host, { ...game, gameType }, 'real')).resolves.toEqual({ opened: agreed });
  expect(callsOf(host).map(({ endpoint }) => endpoint)).toEqual(sent.map(() => id));
  expect(callsOf(host).map(({ request }) => (request as { confirmTrans?: boolean }).confirmTrans)).toEqual(sent);
});

test.each([
  ['LOTT', 'Lott'],
  ['ELOTT', 'Elott'],
])(
  'a vendor’s lottery of type %s starts through launchGame, at the address in gameUrl [LCH-20] [LCH-21] [LRV-14]',
  async (gameType, lottoPrizeMode) => {
    const host = playerHost({ answers: { 'games.launchLottery': { gameUrl: address } } });
    const room: GameRef = {
      vendor: 'JDB',
      gameType,
      gameId: 'quick-draw',
      nodeId: '9',
      name: 'Quick Draw',
      newWindow: false,
    };
    host.language.current.set('ID');

    await expect(startGame(host, room, 'real')).resolves.toEqual({ opened: true });

    expect(callsOf(host)).toEqual([
      {
        endpoint: 'games.launchLottery',
        request: {
          device: 'WEB',
          lottoArea: '',
          lottoPrizeMode,
          launchMode: gameType,
          language: 'EN',
          lottoGameCode: 'quick-draw',
          lottoView: '',
          hasLobby: false,
          labelName: 'Quick Draw',
        },
      },
    ]);
    expect(readOpenedGame('real', host)).toMatchObject({ address, gameId: 'quick-draw' });
  },
);

test.each([
  ['LOTT', 'games.launchLottery'],
  ['RNG', 'games.launch'],
])('a %s game that fails shows one message of the launch, not the general one [LCH-30]', async (gameType, endpoint) => {
  const host = playerHost({ answers: { [endpoint]: fails('vendor_busy') } });

  await startGame(host, { ...game, gameType }, 'real');

  expect(catalogue.find(({ id }) => id === endpoint)?.silent).toBe(true);
  expect(host.records.messages).toMatchObject([{ kind: 'warning', message: { text: /could not be opened/ } }]);
});

test("a lottery's demo has no launchGame: it is requested like any other", async () => {
  const host = playerHost();

  await startGame(host, { ...game, gameType: 'ELOTT' }, 'demo');

  expect(callsOf(host)).toMatchObject([{ endpoint: 'games.launch', request: { accountType: 0 } }]);
});

test('plays a demo with accountType 0 when signed in, also with a trial account [LCH-09]', async () => {
  const host = playerHost({ facts: ['signed-in', 'switch:FREEPLAY3'] });

  await startGame(host, game, 'demo');

  expect(callsOf(host)).toMatchObject([{ endpoint: 'games.launch', request: { accountType: 0 } }]);
  expect(host.records.opened).toEqual([{ place: 'lobby.demo@1', params: { gameType: 'RNG' } }]);
});

test("requests a visitor's demo with node, game and platform only [LCH-27]", async () => {
  const host = lobbyHost();

  await startGame(host, game, 'demo');

  expect(callsOf(host)).toEqual([
    { endpoint: 'games.trial', request: { nodeId: '1', gameId: 'fruit-harbour', platform: 'W' } },
  ]);
});

test('shows in_stay_tuned for a game without game and room ids, without a request [LCH-03]', async () => {
  const host = playerHost();

  const answer = await startGame(host, { vendor: 'NOVA', gameType: 'RNG', nodeId: '1' }, 'real');

  expect(answer).toEqual({ opened: false });
  expect(host.records.messages).toEqual([{ kind: 'notice', message: { text: 'in_stay_tuned' } }]);
  expect(callsOf(host)).toEqual([]);
});

test('opens the frame and stores the address in session storage [LCH-12]', async () => {
  const host = playerHost({ answers: { 'games.launch': { game_url: address } } });

  await expect(startGame(host, game, 'real')).resolves.toEqual({ opened: true });

  expect(host.records.opened).toEqual([{ place: 'lobby.game@1', params: { gameType: 'RNG' } }]);
  expect(readOpenedGame('real', host)).toMatchObject({ address, name: 'Fruit Harbour' });
});

test.each([
  ['the first address', { game_url: address, game_url2: 'http://b.test/' }, address],
  ['the second when the first is empty', { game_url: '', game_url2: 'http://b.test/' }, 'http://b.test/'],
  ['the second when the first is false', { game_url: false, game_url2: 'http://b.test/' }, 'http://b.test/'],
  ['the first when the second is odd', { game_url: address, game_url2: [] }, address],
])('opens %s [LCH-26]', async (_, answer, expected) => {
  const host = playerHost({ answers: { 'games.launch': answer } });

  await startGame(host, game, 'real');

  expect(readOpenedGame('real', host)?.address).toBe(expected);
});

test.each([
  ['no address at all', {}, /could not be opened/],
  ['false as both addresses', { game_url: false, game_url2: false }, /could not be opened/],
  ['a number as the address', { game_url: 0, game_url2: 404 }, /could not be opened/],
  ['null as the whole answer', null, /could not be opened.*balance is unchanged.*try again later/],
  ['a list as the whole answer', [], /could not be opened/],
  ['a text as the whole answer', 'none', /could not be opened/],
  ['null and an object as the addresses', { game_url: null, game_url2: {} }, /could not be opened/],
  ['an address that would run in the portal', { game_url: 'javascript:alert(1)' }, /not safe to open/],
  ["an address on the portal's own origin", { game_url: '/wps/member/info' }, /not safe to open.*balance is unchanged/],
  ['an address on another domain of the merchant', { game_url: 'https://two.test/' }, /not safe to open/],
])('reports a failed launch once for %s, and stores nothing [LCH-26]', async (_, answer, text) => {
  const domains = { domainList: ['https://one.test', 'two.test'] };
  const host = playerHost({ answers: { 'games.launch': answer, 'system.domainRoute': domains } });

  await expect(startGame(host, game, 'real')).resolves.toEqual({ opened: false });

  expect(host.records.messages).toMatchObject([{ kind: 'warning', message: { text } }]);
  expect(readOpenedGame('real', host)).toBeUndefined();
  expect(host.records.opened).toEqual([]);
});

test('a game that was withdrawn after it was listed shows the reason once, and opens nothing', async () => {
  const withdrawn = new CallError('in_stay_tuned', '', { endpoint: 'games.launch', handled: true });
  const host = playerHost({ answers: { 'games.launch': () => Promise.reject(withdrawn) } });

  await expect(startGame(host, game, 'real')).resolves.toEqual({ opened: false });

  // the host has shown it
  expect(host.records.messages).toEqual([]);
  expect(host.records.opened).toEqual([]);
});

test('two presses on the same game are one launch', async () => {
  const host = playerHost({ answers: { 'games.launch': { game_url: address } } });

  await Promise.all([startGame(host, game, 'real'), startGame({ ...host }, game, 'real')]);

  expect(callsOf(host)).toHaveLength(1);
  expect(host.records.opened).toHaveLength(1);
});

test('a press on another game while one opens says to wait, and launches nothing', async () => {
  let answer = (_launched: unknown) => {};
  const launched = new Promise((resolve) => (answer = resolve));
  const host = playerHost({ answers: { 'games.launch': () => launched } });

  const first = startGame(host, game, 'real');
  await expect(startGame({ ...host }, { ...game, gameId: 'book', nodeId: '2' }, 'real')).resolves.toEqual({
    opened: false,
  });

  expect(host.records.toasts).toEqual([{ kind: 'info', text: 'Another game is opening. Please wait.' }]);
  expect(callsOf(host)).toHaveLength(1);
  answer({ game_url: address });
  await expect(first).resolves.toEqual({ opened: true });
  await expect(startGame(host, { ...game, nodeId: '2' }, 'real')).resolves.toEqual({ opened: true });
});

test.each([
  ['fail', () => fails('http-500'), 0],
  ['do not arrive in three seconds', () => new Promise(() => {}), 3_000],
])('opens a game although the domains of the merchant %s', async (_how, domains, wait) => {
  jest.useFakeTimers();
  const answers = { 'system.domainRoute': domains, 'games.launch': { game_url: address } };
  const started = startGame(playerHost({ answers }), game, 'real');
  await jest.advanceTimersByTimeAsync(wait);
  jest.useRealTimers();
  await expect(started).resolves.toEqual({ opened: true });
});

test.each([
  ['its vendor’s card', { vendor: 'CROWN', gameId: 'table-1' }, 'LIVE'],
  ['the card with its ids, among several of its vendor', { vendor: 'NOVA', nodeId: '9', gameId: 'carp' }, 'FISH'],
  ['nothing, where no card of its vendor is known', { vendor: 'GONE', gameId: 'x' }, ''],
])('a game without a type gets it from %s [BAN-05]', async (_, ref, gameType) => {
  const cards = [
    wireCard(),
    wireCard({ cardId: '2', gameType: 'FISH', nodeId: '9' }),
    wireCard({ cardId: '3', vassalage: 'CROWN', accountTypeName: 'CROWN', gameType: 'LIVE' }),
  ];
  const host = playerHost({ answers: { 'games.vendors': cards, 'games.launch': { game_url: address } } });

  await startGame(host, { ...ref, gameType: '' }, 'real');

  expect(host.records.opened).toEqual([{ place: 'lobby.game@1', params: { gameType } }]);
});

test('a lottery without a type still starts through launchGame', async () => {
  const cards = [wireCard({ gameType: 'ELOTT' })];
  const host = playerHost({ answers: { 'games.vendors': cards, 'games.launchLottery': { gameUrl: address } } });

  await startGame(host, { vendor: 'NOVA', gameType: '', gameId: 'quick-draw' }, 'real');

  expect(callsOf(host).map(({ endpoint }) => endpoint)).toEqual(['games.vendors', 'games.launchLottery']);
});

describe('a game from elsewhere', () => {
  const { newWindow: _known, ...unknown } = game;
  const cards = [
    wireCard({ appNewWindow: 'Y' }),
    wireCard({ cardId: '2', accountTypeName: 'ORB', vassalage: 'ORB', appNewWindow: 'N' }),
  ];
  const asked = (host: FakeHost) => callsOf(host).filter(({ endpoint }) => endpoint === 'games.vendors').length;

  test('opens in a window where its vendor’s card says so; the cards are asked for once [LCH-13]', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const host = playerHost({
      answers: { 'games.vendors': cards, 'games.launch': { game_url: address } },
      replies: { choose: 'cancel' },
    });

    await startGame(host, unknown, 'real');
    expect(opened).toHaveBeenCalledTimes(1);
    // a command has a host of its own
    await startGame({ ...host }, { ...unknown, vendor: 'ORB' }, 'real');
    expect([opened.mock.calls.length, asked(host)]).toEqual([1, 1]);
    await startGame({ ...host }, unknown, 'real');
    expect([opened.mock.calls.length, asked(host)]).toEqual([2, 1]);
  });

  test.each([
    ['fail', () => fails('http-500'), 0],
    ['do not arrive in three seconds', () => new Promise(() => {}), 3_000],
  ])('opens in the portal, without a message, if the cards %s', async (_how, vendors, wait) => {
    jest.useFakeTimers();
    const host = playerHost({ answers: { 'games.vendors': vendors, 'games.launch': { game_url: address } } });
    const started = startGame(host, unknown, 'real');
    await jest.advanceTimersByTimeAsync(wait);
    jest.useRealTimers();
    await expect(started).resolves.toEqual({ opened: true });
    expect(host.records.opened).toEqual([{ place: 'lobby.game@1', params: { gameType: 'RNG' } }]);
    expect(host.records.messages).toEqual([]);
  });
});

test('reports a failure unless the host has', async () => {
  const reported = new CallError('launch_game_balance_not_enough', '', { endpoint: 'games.launch', handled: true });
  const unreported = new CallError('network', '', { endpoint: 'games.launch', requestId: '7f3a' });
  const refusing = (error: CallError) => playerHost({ answers: { 'games.launch': () => Promise.reject(error) } });

  const silent = refusing(reported);
  await startGame(silent, game, 'real');
  const speaking = refusing(unreported);
  await startGame(speaking, game, 'real');

  expect(silent.records.messages).toEqual([]);
  expect(speaking.records.messages).toMatchObject([
    {
      message: {
        text: /balance is unchanged/,
        html: /^<details><summary>details<\/summary>request_number<\/details>$/,
      },
    },
  ]);
});
