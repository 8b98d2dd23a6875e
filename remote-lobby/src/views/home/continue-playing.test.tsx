import { fails, mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireGame } from '../../testing/games';
import { everySwitch, lobbyHost, player, playerHost } from '../../testing/lobby-host';
import home from '.';

const carp = wireGame({ nodeId: '9', gameId: 'carp', vassalage: 'REEF', gameType: 'FISH', displayName: 'Dragon Carp' });
const dice = wireGame({ nodeId: '8', gameId: 'dice', vassalage: 'VELA', gameType: 'LIVE', displayName: 'Dice Hall' });

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions, as: (options: FakeHostOptions) => FakeHost = playerHost) {
  const host = as(options);
  mounted = await mountView(home, host);
  return host;
}
const rail = () => screen.findByRole('region', { name: 'Continue playing' });
const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);
const asked = ({ records }: FakeHost) => records.calls.filter(({ endpoint }) => endpoint === 'games.recent');

test('home shows a signed-in player the last played games of every type, newest first', async () => {
  const host = await open({ answers: { 'games.recent': { games: [carp, dice] } } });

  await waitFor(async () => expect(names(await rail())).toEqual(['Dragon Carp', 'Dice Hall']));
  const request = { clientType: 'web', gameType: '', language: 'EN', pageNo: 1, pageSize: 12 };
  expect(asked(host)).toEqual([{ endpoint: 'games.recent', request }]);
});

test('a game of it starts through the launch command with its own type', async () => {
  const host = await open({ answers: { 'games.recent': { games: [carp, dice] } } });

  await userEvent.click(await screen.findByRole('button', { name: /Play.*Dragon Carp/ }));

  const game = { gameType: 'FISH', vendor: 'REEF', gameId: 'carp', nodeId: '9', name: 'Dragon Carp' };
  expect(host.records.commands).toEqual([{ name: 'game.launch@1', request: game }]);
});

test('it follows a game that another device starts', async () => {
  let games = [carp];
  const host = await open({ answers: { 'games.recent': () => ({ games }) } });
  await screen.findByText('Dragon Carp');

  games = [dice, carp];
  act(() => host.emit('live.received@1', { id: '7', type: 'RECENT_GAMES', popup: false }));

  await waitFor(async () => expect(names(await rail())).toEqual(['Dice Hall', 'Dragon Carp']));
});

test.each([
  ['before the first game', { games: [] }],
  ['where the list fails', fails('http-500')],
])('it is absent %s, and nothing is shown in its place', async (_, recent) => {
  const host = await open({ answers: { 'games.recent': recent } });

  await waitFor(() => expect(asked(host)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull());
  expect(host.records.messages).toEqual([]);
});

test.each([
  ['a visitor', () => lobbyHost({ facts: everySwitch })],
  ['a trial account', () => lobbyHost({ facts: ['signed-in', ...everySwitch] })],
  [
    'a merchant without recent games',
    () => lobbyHost({ facts: [...player, ...everySwitch.filter((fact) => fact !== 'switch:RECENTGAME3')] }),
  ],
])('%s has none, and no list is read', async (_, as) => {
  const host = await open({}, as);
  await screen.findByRole('region', { name: 'Hot games' });

  expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
  expect(asked(host)).toEqual([]);
});
