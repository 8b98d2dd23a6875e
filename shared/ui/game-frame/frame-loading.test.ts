import { FrameLoading } from './frame-loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('reload: blank for 200 ms, then loads, then hides the loader after 100 ms [LCH-19]', () => {
  const frame = new FrameLoading();
  frame.start();
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

test('counts a game as stuck after 15 seconds, and waits again after a retry', () => {
  const frame = new FrameLoading();
  frame.start();

  jest.advanceTimersByTime(15_000);
  expect(frame.phase).toBe('stuck');
  frame.retry();
  expect(frame.phase).toBe('loading');
  frame.loaded();
  jest.advanceTimersByTime(15_000);
  expect(frame.phase).toBe('shown');
});

test('shows a stuck game that loads after all', () => {
  const frame = new FrameLoading();
  frame.start();
  jest.advanceTimersByTime(20_000);

  frame.loaded();

  expect(frame.phase).toBe('shown');
});

test('stop clears the timer', () => {
  const stop = new FrameLoading().start();

  stop();

  expect(jest.getTimerCount()).toBe(0);
});
