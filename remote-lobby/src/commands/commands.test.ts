import { favouriteAdd, favouriteRemove, gamesLogout } from '@atrium/api';
import { fails } from '@atrium/contract/testing';
import config from '../../remote.config';
import { onPersonalChange } from '../features/personal-lists/personal-change';
import { FakeBroadcastChannel } from '../testing/fake-broadcast-channel';
import { playerHost } from '../testing/lobby-host';
import setFavourite from './set-favourite';
import leaveGame from './leave-game';
import openPersonalList from './open-personal-list';

const game = { nodeId: '1', vendor: 'NOVA', gameType: 'RNG' };

test('adds a favourite by node, vendor and type [FAV-03]', async () => {
  const host = playerHost();

  await setFavourite(host, { game, favourite: true });

  expect(favouriteAdd.method).toBe('POST');
  expect(host.records.calls).toEqual([{ endpoint: favouriteAdd.id, request: game }]);
});

test('removes a favourite by node, vendor and type [FAV-04]', async () => {
  const host = playerHost();

  await setFavourite(host, { game, favourite: false });

  expect(favouriteRemove.method).toBe('DELETE');
  expect(host.records.calls).toEqual([{ endpoint: favouriteRemove.id, request: game }]);
});

describe('a favourite in other lists and tabs', () => {
  const real = globalThis.BroadcastChannel;
  beforeEach(() => Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel }));
  afterEach(() => Object.assign(globalThis, { BroadcastChannel: real }));

  test('is reported once the server has accepted it, and not when it refuses', async () => {
    const changes: unknown[] = [];
    const stop = onPersonalChange(playerHost(), (change) => changes.push(change));

    await setFavourite(playerHost(), { game, favourite: true });
    await setFavourite(playerHost({ answers: { 'favourites.remove': fails('in_stay_tuned') } }), {
      game,
      favourite: false,
    }).catch(() => undefined);
    stop();

    expect(changes).toEqual([{ change: 'favourite', game: 'NOVA/1', favourite: true }]);
    expect(FakeBroadcastChannel.open.size).toBe(0);
  });
});

test.each(['recentGameList', 'favGameList'])(
  'opens %s in the slot lobby, for which the host requires a session [ROL-19]',
  async (page) => {
    const host = playerHost();

    await openPersonalList(host, { page });

    expect(host.records.opened).toEqual([{ place: 'lobby.slots@1', params: { page } }]);
    const command = config.commands.find(({ name }) => name === 'lobby.open-personal-list@1');
    expect(command).toMatchObject({ needs: ['session'] });
  },
);

test('refuses an invalid request', async () => {
  await expect(openPersonalList(playerHost(), { page: 'hot' })).rejects.toThrow();
  await expect(setFavourite(playerHost(), { game })).rejects.toThrow();
});

test('shows no message if the game logout fails [LCH-16]', async () => {
  const host = playerHost({ answers: { 'games.logout': fails('server_error') } });

  await leaveGame(host).catch(() => undefined);

  expect(host.records.calls).toEqual([{ endpoint: 'games.logout', request: {} }]);
  expect(host.records.messages).toEqual([]);
  // neither does the portal show one by itself
  expect(gamesLogout.silent).toBe(true);
});
