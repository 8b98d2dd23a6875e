import { mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { keepOpenedGame } from '../../features/game-launch/opened-game';
import { lobbyHost, playerHost } from '../../testing/lobby-host';
import game from '.';

const address = 'http://nova.games.localhost/play/fruit-harbour?ticket=t';
const ref = { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour', name: 'Fruit Harbour' };

let mounted: MountedView | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => mounted?.unmount());

async function openGame(options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = playerHost(options);
  keepOpenedGame('real', host, ref, address);
  mounted = await mountView(game, host, { gameType: 'RNG' });
  // told once the frame stands and listens
  await waitFor(() => expect(host.records.published).toMatchObject([{ name: 'game.opened@1' }]));
  return host;
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Fruit Harbour');

/** What a window says to the page. */
function say(data: unknown, from: { source?: Window | null; origin?: string }): void {
  window.dispatchEvent(new MessageEvent('message', { data, source: from.source ?? null, origin: from.origin ?? '' }));
}

test('shows the kept address in a sandboxed frame below its name [LCH-14]', async () => {
  await openGame();

  const shown = await frame();
  expect(shown.getAttribute('src')).toBe(address);
  expect(shown.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(screen.getByRole('heading', { level: 1, name: 'Fruit Harbour' })).toBeTruthy();
});

test('a game on the portal’s own origin is kept out of it', async () => {
  const host = playerHost();
  keepOpenedGame('real', host, ref, `${window.location.origin}/play`);
  mounted = await mountView(game, host, {});

  expect((await frame()).getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test.each([
  ['RNG', 'lobby.slots@1'],
  ['LIVE', 'lobby.live@1'],
  [undefined, 'lobby.home@1'],
])('without a kept address the type %s leads to %s [LCH-18]', async (gameType, place) => {
  const host = playerHost();
  mounted = await mountView(game, host, gameType ? { gameType } : {});

  await waitFor(() => expect(host.records.opened).toEqual([{ place, params: {} }]));
});

test('an address that somebody else opened is not shown', async () => {
  keepOpenedGame('real', lobbyHost(), ref, address);
  const host = playerHost();
  mounted = await mountView(game, host, { gameType: 'RNG' });

  await waitFor(() => expect(host.records.opened).toHaveLength(1));
  expect(screen.queryByTitle('Fruit Harbour')).toBeNull();
});

test('leaving sends the game logout [LCH-15]', async () => {
  const host = await openGame();

  await mounted?.unmount();

  expect(host.records.commands).toEqual([{ name: 'lobby.leave-game@1', request: undefined }]);
  expect(host.records.published.map(({ name }) => name)).toEqual(['game.opened@1', 'game.closed@1']);
});

test('leaving after the session has ended sends nothing [LCH-15]', async () => {
  const host = await openGame();
  host.session.state.set({ status: 'visitor' });

  await mounted?.unmount();

  expect(host.records.commands).toEqual([]);
});

test('a low balance told by the game offers the deposit place', async () => {
  const host = await openGame();
  const { contentWindow: source } = await frame();

  say({ source: 'atrium-game', type: 'balance-low' }, { source, origin: 'http://nova.games.localhost' });

  await waitFor(() => expect(host.records.messages).toMatchObject([{ kind: 'choose' }]));
  expect(host.records.messages[0]?.message).toMatchObject({
    title: 'Your balance is low',
    actions: [{ label: 'Cancel' }, { label: 'Deposit', to: { place: 'member.deposit@1' } }],
  });
});

test('nothing is heard from another window, another origin or in another form', async () => {
  const host = await openGame();
  const { contentWindow: source } = await frame();
  const origin = 'http://nova.games.localhost';

  say({ source: 'atrium-game', type: 'balance-low' }, { source: window, origin });
  say({ source: 'atrium-game', type: 'balance-low' }, { source, origin: 'http://evil.test' });
  say({ source: 'somebody', type: 'balance-low' }, { source, origin });
  say('balance-low', { source, origin });

  expect(host.records.messages).toEqual([]);
});

test('the loader goes when the game says that it is ready', async () => {
  await openGame();
  const { contentWindow: source } = await frame();
  expect(screen.getByText('Loading the game…')).toBeTruthy();

  say({ source: 'atrium-game', type: 'ready' }, { source, origin: 'http://nova.games.localhost' });

  await waitFor(() => expect(screen.queryByText('Loading the game…')).toBeNull());
});

test('back leaves the game', async () => {
  const host = await openGame();

  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));

  expect(host.records.closed).toHaveLength(1);
});

test('a game that says it was closed is left', async () => {
  const host = await openGame();
  const { contentWindow: source } = await frame();

  say({ source: 'atrium-game', type: 'closed' }, { source, origin: 'http://nova.games.localhost' });

  await waitFor(() => expect(host.records.closed).toHaveLength(1));
});
