import type { GameRef } from '@atrium/contract';
import { fails } from '@atrium/contract/testing';
import { playerHost } from '../../testing/lobby-host';
import { startGame } from './start-game';

const game: GameRef = { vendor: 'NOVA', gameType: 'LIVE', gameId: 'table-1', newWindow: true };
const address = 'http://nova.games.localhost/table-1';

function blankWindow() {
  return { closed: false, opener: {}, document: document.implementation.createHTMLDocument(), ...verbs() };
}

function verbs() {
  return { close: jest.fn(), location: { replace: jest.fn() } };
}

/** Replaces `window.open` by a fake that returns `opened`. */
function browserOpening(opened: ReturnType<typeof blankWindow> | null) {
  return jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window | null);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('opens a window 300 ms after the click and shows the game there [LCH-10] [LCH-13]', async () => {
  const blank = blankWindow();
  const open = browserOpening(blank);
  const host = playerHost({ answers: { 'games.launch': { game_url: address } } });

  const started = startGame(host, game, 'real');
  await jest.advanceTimersByTimeAsync(299);
  expect(open).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  await expect(started).resolves.toEqual({ opened: true });
  expect(blank.location.replace).toHaveBeenCalledWith(address);
  expect(blank.opener).toBeNull();
  expect(host.records.opened).toEqual([]);
});

test('closes the blank window if there is no address [LCH-11]', async () => {
  const blank = blankWindow();
  browserOpening(blank);
  const late = () => new Promise((resolve) => setTimeout(() => resolve(fails('vendor_under_maintenance')), 1000));
  const host = playerHost({ answers: { 'games.launch': late } });

  const started = startGame(host, game, 'real');
  await jest.advanceTimersByTimeAsync(1000);

  await expect(started).resolves.toEqual({ opened: false });
  expect(blank.close).toHaveBeenCalled();
});

test('opens no window if the request fails before the delay', async () => {
  const open = browserOpening(blankWindow());
  const host = playerHost({ answers: { 'games.launch': {} } });

  await startGame(host, game, 'real');
  await jest.advanceTimersByTimeAsync(1000);

  expect(open).not.toHaveBeenCalled();
});

test('reports a blocked window, and opens it from the button of the message', async () => {
  const allowed = blankWindow();
  const open = browserOpening(null)
    .mockReturnValueOnce(null)
    .mockReturnValueOnce(allowed as unknown as Window);
  const host = playerHost({ answers: { 'games.launch': { game_url: address } }, replies: { choose: 'open' } });

  const started = startGame(host, game, 'real');
  await jest.advanceTimersByTimeAsync(300);

  await expect(started).resolves.toEqual({ opened: true });
  const actions = [
    { label: 'cancel', value: 'cancel' },
    { label: 'Play', value: 'open' },
  ];
  const message = { text: "Your browser blocked the game's window.", actions };
  expect(host.records.messages).toEqual([{ kind: 'choose', message }]);
  expect(open.mock.calls).toEqual([
    ['about:blank', '_blank'],
    ['about:blank', '_blank'],
  ]);
  expect(allowed.location.replace).toHaveBeenCalledWith(address);
  expect(allowed.opener).toBeNull();
});

test('a window that the person closed while it was loading ends the launch without a message', async () => {
  const blank = { ...blankWindow(), closed: true };
  browserOpening(blank);
  const host = playerHost({ answers: { 'games.launch': { game_url: address } } });

  const started = startGame(host, game, 'real');
  await jest.advanceTimersByTimeAsync(300);

  await expect(started).resolves.toEqual({ opened: false });
  expect(host.records.messages).toEqual([]);
  expect(host.records.opened).toEqual([]);
});
