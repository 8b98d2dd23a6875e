import { fails, mountView, type FakeHost, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import launchGame from '../../commands/launch-game';
import setFavourite from '../../commands/set-favourite';
import { FakeBroadcastChannel } from '../../testing/fake-broadcast-channel';
import { wireCard, wireGame, wireGames } from '../../testing/games';
import { playerHost } from '../../testing/lobby-host';
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
  const game = { nodeId: '1', vendor: 'NOVA', gameType: 'RNG' };
  await heart('Fruit Harbour');

  await setFavourite(other, { game, favourite: true });
  await waitFor(async () => expect((await heart('Fruit Harbour')).getAttribute('aria-pressed')).toBe('true'));
  await setFavourite(other, { game, favourite: false });
  await waitFor(async () => expect((await heart('Fruit Harbour')).getAttribute('aria-pressed')).toBe('false'));
});

test('the list of favourites follows another tab without leaving the screen', async () => {
  const { games, answers } = lists();
  await open('favGameList', answers);
  await screen.findByText('Game 1');

  games.favourites = wireGames(2);
  await setFavourite(playerHost({ answers }), {
    game: { nodeId: '2', vendor: 'NOVA', gameType: 'RNG' },
    favourite: true,
  });

  expect(screen.queryByRole('status')).toBeNull();
  await screen.findByText('Game 2');
});

test('the list of recent games follows a game that another tab starts', async () => {
  const { games, answers } = lists();
  await open('recentGameList', answers);
  await screen.findByText('Game 1');

  games.recent = wireGames(2);
  await launchGame(playerHost({ answers }), { vendor: 'NOVA', gameType: 'RNG', gameId: 'game-2', newWindow: false });

  await screen.findByText('Game 2');
});

test('a refused favourite, and those of another customer, change nothing here', async () => {
  const { answers } = lists();
  const host = await open('favGameList', answers);
  await screen.findByText('Game 1');
  const asked = () => host.records.calls.filter(({ endpoint }) => endpoint === 'favourites.list').length;
  const before = asked();
  const request = { game: { nodeId: '2', vendor: 'NOVA', gameType: 'RNG' }, favourite: true };
  const customer = { id: '8', account: 'other', nickname: 'Other', kind: 0 };

  await setFavourite(playerHost({ answers, session: { status: 'signed-in', customer } }), request);
  await setFavourite(playerHost({ answers: { ...answers, 'favourites.add': fails('in_stay_tuned') } }), request).catch(
    () => undefined,
  );

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
