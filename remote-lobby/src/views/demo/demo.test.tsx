import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import { saveOpenedGame } from '../../features/game-launch/opened-game';
import { lobbyHost } from '../../testing/lobby-host';
import demo from '.';

const address = 'http://nova.games.localhost/play/fruit-harbour?ticket=t&demo=1';
const game = { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour', name: 'Fruit Harbour' };

let mounted: MountedView | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => mounted?.unmount());

test('shows the demo frame to a visitor, without a logout on leaving [LCH-17] [ROL-16]', async () => {
  const host = lobbyHost({ facts: ['switch:FREEPLAY3'] });
  saveOpenedGame('demo', host, game, address);
  mounted = await mountView(demo, host, { gameType: 'RNG' });

  const frame = await screen.findByTitle<HTMLIFrameElement>('Fruit Harbour');
  expect(frame.getAttribute('src')).toBe(address);
  expect(screen.getByText('Demo')).toBeTruthy();
  await waitFor(() => expect(host.records.published).toMatchObject([{ name: 'game.opened@1' }]));
  await mounted.unmount();

  expect(host.records.commands).toEqual([]);
});

test('redirects to the lobby of the game type without a stored address [LCH-18]', async () => {
  const host = lobbyHost({ facts: ['switch:FREEPLAY3'] });
  mounted = await mountView(demo, host, { gameType: 'FISH' });

  await waitFor(() => expect(host.records.opened).toEqual([{ place: 'lobby.fish@1', params: {} }]));
});
