import { mountView, type FakeHost, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { saveOpenedGame } from '../../features/game-launch/opened-game';
import { lobbyHost, playerHost } from '../../testing/lobby-host';
import game from '.';

const address = 'http://nova.games.localhost/play/fruit-harbour?ticket=t';
const ref = { vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour', name: 'Fruit Harbour' };

let mounted: MountedView | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => mounted?.unmount());

async function openGame(options: FakeHostOptions = {}): Promise<FakeHost> {
  const host = playerHost(options);
  saveOpenedGame('real', host, ref, address);
  mounted = await mountView(game, host, { gameType: 'RNG' });
  // published after the frame is mounted
  await waitFor(() => expect(host.records.published).toMatchObject([{ name: 'game.opened@1' }]));
  return host;
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Fruit Harbour');

/** Dispatches a window's message to the page. */
function say(data: unknown, from: { source?: Window | null; origin?: string }): void {
  window.dispatchEvent(new MessageEvent('message', { data, source: from.source ?? null, origin: from.origin ?? '' }));
}

test("shows the stored address in a sandboxed frame below the game's name [LCH-14]", async () => {
  await openGame();

  const shown = await frame();
  expect(shown.getAttribute('src')).toBe(address);
  expect(shown.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(screen.getByRole('heading', { level: 1, name: 'Fruit Harbour' })).toBeTruthy();
});

test("a game on the portal's origin gets no same-origin access", async () => {
  const host = playerHost();
  saveOpenedGame('real', host, ref, `${window.location.origin}/play`);
  mounted = await mountView(game, host, {});

  expect((await frame()).getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test.each([
  ['RNG', 'lobby.slots@1'],
  ['LIVE', 'lobby.live@1'],
  [undefined, 'lobby.home@1'],
])('without a stored address, type %s redirects to %s [LCH-18]', async (gameType, place) => {
  const host = playerHost();
  mounted = await mountView(game, host, gameType ? { gameType } : {});

  await waitFor(() => expect(host.records.opened).toEqual([{ place, params: {} }]));
});

test('ignores an address that another customer opened', async () => {
  saveOpenedGame('real', lobbyHost(), ref, address);
  const host = playerHost();
  mounted = await mountView(game, host, { gameType: 'RNG' });

  await waitFor(() => expect(host.records.opened).toHaveLength(1));
  expect(screen.queryByTitle('Fruit Harbour')).toBeNull();
});

test('leaving logs out of the game [LCH-15]', async () => {
  const host = await openGame();

  await mounted?.unmount();

  expect(host.records.commands).toEqual([{ name: 'lobby.leave-game@1', request: undefined }]);
  expect(host.records.published).toEqual([
    { name: 'game.opened@1', detail: { vendor: 'NOVA', gameId: 'fruit-harbour' } },
    { name: 'game.closed@1', detail: { vendor: 'NOVA', gameId: 'fruit-harbour' } },
  ]);
});

test('leaving after the session has ended sends nothing [LCH-15]', async () => {
  const host = await openGame();
  host.session.state.set({ status: 'visitor' });

  await mounted?.unmount();

  expect(host.records.commands).toEqual([]);
});

test('a low balance reported by the game offers a deposit', async () => {
  const host = await openGame();
  const { contentWindow: source } = await frame();

  say({ source: 'atrium-game', type: 'balance-low' }, { source, origin: 'http://nova.games.localhost' });

  await waitFor(() => expect(host.records.messages).toMatchObject([{ kind: 'choose' }]));
  expect(host.records.messages[0]?.message).toMatchObject({
    title: 'Your balance is low',
    actions: [{ label: 'cancel' }, { label: 'Deposit', to: { place: 'member.deposit@1' } }],
  });
});

test('ignores messages from another window, another origin or in another format', async () => {
  const host = await openGame();
  const { contentWindow: source } = await frame();
  const origin = 'http://nova.games.localhost';

  say({ source: 'atrium-game', type: 'balance-low' }, { source: window, origin });
  say({ source: 'atrium-game', type: 'balance-low' }, { source, origin: 'http://evil.test' });
  say({ source: 'unknown', type: 'balance-low' }, { source, origin });
  say('balance-low', { source, origin });

  expect(host.records.messages).toEqual([]);
});

test('hides the loader when the game reports ready', async () => {
  await openGame();
  const { contentWindow: source } = await frame();
  expect(screen.getByText('Loading the game…')).toBeTruthy();

  say({ source: 'atrium-game', type: 'ready' }, { source, origin: 'http://nova.games.localhost' });

  await waitFor(() => expect(screen.queryByText('Loading the game…')).toBeNull());
});

describe('15 seconds after a game has loaded', () => {
  /** Lets the time pass between the load, with what the game does then, and the end of the wait. */
  function loadsAndWaits(loaded: HTMLIFrameElement, then?: () => void): void {
    jest.useFakeTimers();
    fireEvent.load(loaded);
    then?.();
    jest.advanceTimersByTime(15_000);
    jest.useRealTimers();
  }
  const rendered = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('without a sign of life, a bar above its frame says that the balance is unchanged, with Reload and Back', async () => {
    const host = await openGame();
    loadsAndWaits(await frame());

    const message = await screen.findByRole('alert');
    expect(message.textContent).toMatch(/The game may not have loaded.*Your balance is unchanged\./);
    expect((await frame()).src).toBe(address);
    const bar = within(message.parentElement as HTMLElement);
    await userEvent.click(bar.getByRole('button', { name: 'Back' }));
    expect(host.records.closed).toHaveLength(1);
    await userEvent.click(bar.getByRole('button', { name: 'Reload the game' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('nothing is shown where it has reported that it is ready', async () => {
    await openGame();
    const { contentWindow: source } = await frame();
    loadsAndWaits(await frame(), () =>
      say({ source: 'atrium-game', type: 'ready' }, { source, origin: 'http://nova.games.localhost' }),
    );

    await rendered();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('nothing is shown where the focus is in its frame', async () => {
    await openGame();
    const shown = await frame();
    loadsAndWaits(shown, () => {
      shown.focus();
      fireEvent.blur(window);
    });

    await rendered();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('Back leaves the game', async () => {
  const host = await openGame();

  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));

  expect(host.records.closed).toHaveLength(1);
});

test('leaves a game that reports it was closed', async () => {
  const host = await openGame();
  const { contentWindow: source } = await frame();

  say({ source: 'atrium-game', type: 'closed' }, { source, origin: 'http://nova.games.localhost' });

  await waitFor(() => expect(host.records.closed).toHaveLength(1));
});
