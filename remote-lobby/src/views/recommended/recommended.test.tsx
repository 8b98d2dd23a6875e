import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import config from '../../../remote.config';
import { playerHost } from '../../testing/lobby-host';
import recommended from '.';

const game = (id: number) => ({ id, iconUrl: '', gameName: `game-${id}`, displayName: `Game ${id}`, vendor: 'JADE' });
const games = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1));

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions) {
  const host = playerHost({ placement: 'over', ...options });
  mounted = await mountView(recommended, host);
  return host;
}

test('maintenance of a vendor opens the recommended games [ERR-15] [MNT-10]', () => {
  expect(config.reactions).toEqual([{ on: 'game.maintenance@1', open: { place: 'lobby.recommended@1' } }]);
});

test("requests this platform's recommended games and shows at most twelve", async () => {
  const host = await open({ answers: { 'games.recommended': games(15) } });

  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
  expect(host.records.calls).toEqual([{ endpoint: 'games.recommended', request: { platform: 'W' } }]);
});

test('starts a game', async () => {
  const host = await open({ answers: { 'games.recommended': [{ ...game(7), gameId: 'golden-dragon' }] } });
  const [play] = await screen.findAllByRole('button', { name: /Play/ });
  await userEvent.click(play!);

  expect(host.records.commands).toEqual([
    {
      name: 'game.launch@1',
      request: { vendor: 'JADE', gameType: 'RNG', gameId: 'golden-dragon', nodeId: '7', name: 'Game 7' },
    },
  ]);
});

test('shows a message if no game is open', async () => {
  await open({ answers: { 'games.recommended': [] } });

  await screen.findByText('No games are open at the moment. Please come back later.');
});

test('offers a retry after a failure', async () => {
  let tries = 0;
  await open({ answers: { 'games.recommended': () => (++tries === 1 ? fails('server_error') : games(1)) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  await screen.findByRole('article', { name: 'Game 1' });
});
