import { FrameLoading } from './frame-loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const started = (): FrameLoading => {
  const frame = new FrameLoading();
  frame.start();
  return frame;
};

test('reload: blank for 200 ms, then loads, then hides the loader after 100 ms [LCH-19]', () => {
  const frame = started();
  frame.loaded();

  frame.reload();
  jest.advanceTimersByTime(199);
  expect(frame.phase).toBe('blank');
  jest.advanceTimersByTime(1);
  expect(frame.phase).toBe('settling');
  jest.advanceTimersByTime(99);
  expect(frame.waiting).toBe(true);
  jest.advanceTimersByTime(1);
  expect(frame.phase).toBe('shown');
});

test('a frame that never loads is shown as silent after 15 seconds, and no longer once it loads', () => {
  const frame = started();

  jest.advanceTimersByTime(14_999);
  expect([frame.waiting, frame.silent]).toEqual([true, false]);
  jest.advanceTimersByTime(1);
  expect([frame.waiting, frame.silent]).toEqual([false, true]);
  frame.loaded();
  expect([frame.waiting, frame.silent]).toEqual([false, false]);
});

test('a frame that loads and gives no sign of life is silent 15 seconds after its load', () => {
  const frame = started();
  jest.advanceTimersByTime(10_000);
  frame.loaded();

  jest.advanceTimersByTime(14_999);
  expect(frame.silent).toBe(false);
  jest.advanceTimersByTime(1);
  expect(frame.silent).toBe(true);
});

test.each([
  ['before its load', ['answered', 'loaded']],
  ['after its load', ['loaded', 'answered']],
  ['and loads a second page', ['loaded', 'answered', 'loaded']],
] as const)('a game that answers %s is never silent', (_when, steps) => {
  const frame = started();
  for (const step of steps) frame[step]();

  jest.advanceTimersByTime(60_000);

  expect([frame.waiting, frame.silent]).toEqual([false, false]);
});

test('a silent game that answers late, or after its message was dismissed, is no longer silent', () => {
  const late = started();
  const dismissed = started();
  jest.advanceTimersByTime(15_000);

  late.answered();
  dismissed.dismiss();

  expect([late.silent, dismissed.silent]).toEqual([false, false]);
});

test('a reloaded game must answer again within 15 seconds', () => {
  const frame = started();
  frame.answered();

  frame.reload();
  jest.advanceTimersByTime(200 + 14_999);
  expect(frame.silent).toBe(false);
  jest.advanceTimersByTime(1);
  expect(frame.silent).toBe(true);
});

test('stop clears the timers', () => {
  const stop = new FrameLoading().start();

  stop();

  expect(jest.getTimerCount()).toBe(0);
});
