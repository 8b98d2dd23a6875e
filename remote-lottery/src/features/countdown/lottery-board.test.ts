import type { LotteryGame } from '@atrium/api';
import { autorun } from 'mobx';
import { wireGame, wireGames } from '../../testing/games';
import { LotteryBoard } from './lottery-board';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function open(ask: () => Promise<readonly LotteryGame[]>): Promise<LotteryBoard> {
  const board = new LotteryBoard(ask);
  stop = board.start();
  await jest.advanceTimersByTimeAsync(0);
  return board;
}

function hide(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('counts down once a second [LOT-06] [LIM-08]', async () => {
  const game = wireGame();
  const board = await open(() => Promise.resolve([game]));
  const before = board.left(game);

  await jest.advanceTimersByTimeAsync(999);
  expect(board.left(game)).toBe(before);
  await jest.advanceTimersByTimeAsync(1);
  expect(board.left(game)).toBe(before - 1_000);
});

test('paints its clocks each second, and changes nothing else until a game closes', async () => {
  const game = wireGame({ remainTime: 13 });
  const board = await open(() => Promise.resolve([game]));
  const seen: boolean[] = [];
  const stopSeeing = autorun(() => seen.push(board.games.length > 0 && board.isClosed(game)));
  const paint = jest.fn();
  const stopPainting = board.paintClock(paint);

  await jest.advanceTimersByTimeAsync(2_000);
  expect([paint.mock.calls.length, seen]).toEqual([3, [false]]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen).toEqual([false, true]);

  stopPainting();
  stopSeeing();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(paint).toHaveBeenCalledTimes(4);
});

test('a list with other times only keeps its games, and a changed game alone is another object', async () => {
  const listed = (remainTime: number) => wireGames(2).map((game) => ({ ...game, remainTime }));
  const ask = jest.fn(() => Promise.resolve(listed(900)));
  const board = await open(ask);
  const { games } = board;

  ask.mockResolvedValue(listed(600));
  await jest.advanceTimersByTimeAsync(30_000);
  expect([board.games === games, board.lists]).toEqual([true, 2]);
  expect(board.left(wireGames(1)[0] as LotteryGame)).toBe(590_000);

  ask.mockResolvedValue(listed(900).map((game, index) => (index === 1 ? { ...game, numero: 'next' } : game)));
  await jest.advanceTimersByTimeAsync(30_000);
  expect([board.games[0] === games[0], board.games[1]?.numero]).toEqual([true, 'next']);
});

test('subtracts half the round trip of the answer', async () => {
  const game = wireGame();
  const late = () => new Promise<LotteryGame[]>((resolve) => setTimeout(() => resolve([game]), 400));
  const board = await open(late);

  await jest.advanceTimersByTimeAsync(400);
  expect(board.left(game)).toBe(79_800);
});

test('many countdowns at zero cause one request in five seconds [LOT-11] [LIM-08]', async () => {
  const ask = jest.fn(() => Promise.resolve(wireGames(10, { remainTime: 13 })));
  await open(ask);

  await jest.advanceTimersByTimeAsync(2_900);
  expect(ask).toHaveBeenCalledTimes(1);
  ask.mockResolvedValue(wireGames(10, { remainTime: 5 }));
  await jest.advanceTimersByTimeAsync(2_200);
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(4_800);
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(300);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('reads the time again after the device has slept, when its monotonic clock stood still [LIM-08]', async () => {
  const ask = jest.fn(() => Promise.resolve([wireGame()]));
  await open(ask);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(1);

  jest.setSystemTime(Date.now() + 7 * 60_000);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('reads the time again within half a minute, for a server with a changed clock', async () => {
  const ask = jest.fn(() => Promise.resolve([wireGame()]));
  await open(ask);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('pauses while the page is hidden and catches up afterwards', async () => {
  const game = wireGame({ remainTime: 20 });
  const ask = jest.fn(() => Promise.resolve([game]));
  const board = await open(ask);

  hide(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(board.left(game)).toBe(10_000);
  expect(ask).toHaveBeenCalledTimes(1);

  hide(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('removes its timer and listener', async () => {
  const removed = jest.spyOn(document, 'removeEventListener');
  await open(() => Promise.resolve([wireGame()]));
  expect(jest.getTimerCount()).toBe(1);

  stop?.();

  expect(jest.getTimerCount()).toBe(0);
  expect(removed).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
});

test('keeps its games if a reload fails', async () => {
  const ask = jest.fn<Promise<readonly LotteryGame[]>, []>().mockResolvedValueOnce([wireGame({ remainTime: 11 })]);
  ask.mockRejectedValue(new Error('network'));
  const board = await open(ask);

  await jest.advanceTimersByTimeAsync(6_000);

  expect(ask).toHaveBeenCalledTimes(2);
  expect(board.state).toBe('ready');
  expect(board.games).toHaveLength(1);
});
