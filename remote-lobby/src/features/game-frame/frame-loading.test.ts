import { FrameLoading } from './frame-loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('reloads blank for 200 ms, loads again, and drops the loader after 100 ms more [LCH-19]', () => {
  const frame = new FrameLoading();
  frame.start();
  frame.arrived();

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

test('counts a game as stuck after 15 seconds, and waits anew on retry', () => {
  const frame = new FrameLoading();
  frame.start();

  jest.advanceTimersByTime(15_000);
  expect(frame.phase).toBe('stuck');
  frame.retry();
  expect(frame.phase).toBe('loading');
  frame.arrived();
  jest.advanceTimersByTime(15_000);
  expect(frame.phase).toBe('shown');
});

test('shows a game that arrives after all', () => {
  const frame = new FrameLoading();
  frame.start();
  jest.advanceTimersByTime(20_000);

  frame.arrived();

  expect(frame.phase).toBe('shown');
});

test('its stop leaves no timer behind', () => {
  const stop = new FrameLoading().start();

  stop();

  expect(jest.getTimerCount()).toBe(0);
});
