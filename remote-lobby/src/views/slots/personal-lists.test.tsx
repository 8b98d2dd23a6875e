import { mountView, type FakeHost, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startGame } from '../../features/game-launch/start-game';
import { reportPersonalChange } from '../../features/personal-lists/personal-change';
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel';
import { wireCard, wireGame, wireGames } from '../../testing/games';
import { lobbyHost, playerHost } from '../../testing/lobby-host';
import slots from '.';

const real = globalThis.BroadcastChannel;
let mounted: MountedView | undefined;
beforeEach(() => Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel }));
afterEach(async () => {
  await mounted?.unmount();
  expect(FakeBroadcastChannel.open.size).toBe(0);
  Object.assign(globalThis, { BroadcastChannel: real });
});

/** The server's lists, which the test changes. */
function lists() {
  const games = { favourites: wireGames(1), recent: wireGames(1) };
  const answers = {
    'games.vendors': [wireCard()],
    'games.search': { games: [wireGame({ favourite: false })] },
    'favourites.list': () => ({ games: games.favourites }),
    'games.recent': () => ({ games: games.recent }),
    'games.launch': { game_url: 'https://nova.test/' },
  };
  return { games, answers };
}

async function open(page: string, answers: ReturnType<typeof lists>['answers']): Promise<FakeHost> {
  const host = playerHost({ answers });
  mounted = await mountView(slots, host, { page });
  return host;
}

const heart = (name: string) => screen.findByRole('button', { name: `Favourite ${name}` });

test('a favourite of another tab fills the heart here, and leaves it when it is removed there', async () => {
  const { answers } = lists();
  await open('NOVA', answers);
  const other = playerHost({ answers });
  await heart('Fruit Harbour');

  reportPersonalChange(other, { change: 'favourite', game: 'NOVA/1', favourite: true });
  await waitFor(async () => expect((await heart('Fruit Harbour')).getAttribute('aria-pressed')).toBe('true'));
  reportPersonalChange(other, { change: 'favourite', game: 'NOVA/1', favourite: false });
  await waitFor(async () => expect((await heart('Fruit Harbour')).getAttribute('aria-pressed')).toBe('false'));
});

test('the list of favourites follows another tab without leaving the screen', async () => {
  const { games, answers } = lists();
  await open('favGameList', answers);
  await screen.findByText('Game 1');

  games.favourites = wireGames(2);
  reportPersonalChange(playerHost({ answers }), { change: 'favourite', game: 'NOVA/2', favourite: true });

  expect(screen.queryByRole('status')).toBeNull();
  await screen.findByText('Game 2');
});

test('the list of recent games follows a game that another tab starts', async () => {
  const { games, answers } = lists();
  await open('recentGameList', answers);
  await screen.findByText('Game 1');

  games.recent = wireGames(2);
  const game = { vendor: 'NOVA', gameType: 'RNG', gameId: 'game-2', newWindow: false };
  await startGame(playerHost({ answers }), game, 'real');

  await screen.findByText('Game 2');
});

test("changes of another customer's lists change nothing here", async () => {
  const { answers } = lists();
  const host = await open('favGameList', answers);
  await screen.findByText('Game 1');
  const asked = () => host.records.calls.filter(({ endpoint }) => endpoint === 'favourites.list').length;
  const before = asked();
  const customer = { id: '8', account: 'other', nickname: 'Other', kind: 0 };

  const other = playerHost({ answers, session: { status: 'signed-in', customer } });
  reportPersonalChange(other, { change: 'favourite', game: 'NOVA/2', favourite: true });
  reportPersonalChange(lobbyHost({ answers }), { change: 'played' });

  expect(asked()).toBe(before);
});

test('personal lists are read again when the page is looked at again, as another device may have changed them', async () => {
  const { games, answers } = lists();
  await open('favGameList', answers);
  await screen.findByText('Game 1');

  games.favourites = wireGames(2);
  document.dispatchEvent(new Event('visibilitychange'));

  await screen.findByText('Game 2');
});

describe('an event of the live channel', () => {
  const live = (type: string, data?: object) => ({ id: '7', type, popup: false, ...(data && { data }) });
  const favourite = (data: object) => live('FAVOURITES', { vendor: 'NOVA', nodeId: '1', favourite: true, ...data });
  const pressed = async () => (await heart('Fruit Harbour')).getAttribute('aria-pressed');

  test('fills and empties the heart of a favourite of another device, without a request', async () => {
    const { answers } = lists();
    const host = await open('NOVA', answers);
    await heart('Fruit Harbour');
    const before = host.records.calls.length;

    act(() => host.emit('live.received@1', favourite({})));
    expect(await pressed()).toBe('true');
    act(() => host.emit('live.received@1', favourite({ favourite: false })));
    expect(await pressed()).toBe('false');
    act(() => host.emit('live.received@1', favourite({ nodeId: '2' })));
    act(() => host.emit('live.received@1', live('MESSAGE')));
    expect(await pressed()).toBe('false');
    expect(host.records.calls).toHaveLength(before);
  });

  test.each([
    ['FAVOURITES', 'favGameList', 'favourites'],
    ['RECENT_GAMES', 'recentGameList', 'recent'],
    ['RESET', 'favGameList', 'favourites'],
    ['RESET', 'recentGameList', 'recent'],
  ] as const)('%s reads %s again', async (type, page, list) => {
    const { games, answers } = lists();
    const host = await open(page, answers);
    await screen.findByText('Game 1');

    games[list] = wireGames(2);
    act(() => host.emit('live.received@1', type === 'FAVOURITES' ? favourite({ nodeId: '2' }) : live(type)));

    await screen.findByText('Game 2');
  });

  test('without the game reads the hearts again, as another back end may report a change so', async () => {
    const { games, answers } = lists();
    const unsaid = { games: [wireGame()] };
    const host = await open('NOVA', { ...answers, 'games.search': unsaid } as ReturnType<typeof lists>['answers']);
    await waitFor(async () => expect(await pressed()).toBe('true'));

    games.favourites = [];
    act(() => host.emit('live.received@1', live('FAVOURITES')));

    await waitFor(async () => expect(await pressed()).toBe('false'));
  });

  test('about a change of this page that is still on its way changes nothing', async () => {
    const { answers } = lists();
    let answer: (value: null) => void = () => undefined;
    const host = playerHost({ answers });
    const pending = new Promise((resolve) => (answer = resolve));
    host.commands.run = (() => pending) as typeof host.commands.run;
    mounted = await mountView(slots, host, { page: 'NOVA' });
    await userEvent.click(await heart('Fruit Harbour'));

    act(() => host.emit('live.received@1', favourite({ favourite: false })));
    expect(await pressed()).toBe('true');
    await act(async () => answer(null));

    act(() => host.emit('live.received@1', favourite({ favourite: false })));
    expect(await pressed()).toBe('false');
  });
});
