import { ToastQueue, toastsAtOnce } from './toast-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const queue = (height = 200) => new ToastQueue(() => height);
const shown = (toasts: ToastQueue) => toasts.shown.map(({ text }) => text);

test('a toast closes after 4500 ms by default [DLG-04]', () => {
  const toasts = queue();
  toasts.add({ kind: 'info', text: 'default' });
  toasts.add({ kind: 'info', text: 'short', duration: 1000 });

  jest.advanceTimersByTime(1000);
  expect(shown(toasts)).toEqual(['default']);
  jest.advanceTimersByTime(3499);
  expect(shown(toasts)).toEqual(['default']);
  jest.advanceTimersByTime(1);
  expect(shown(toasts)).toEqual([]);
});

test.each([
  [200, 2],
  [0, 2],
  [375, 2],
  [376, 3],
  [940, 9],
])('a window of %d px has room for %d toasts [DLG-05]', (height, count) => expect(toastsAtOnce(height)).toBe(count));

test('a toast that does not fit waits, and its time begins when it is shown [DLG-05]', () => {
  const toasts = queue(200);
  for (const text of ['one', 'two', 'three']) toasts.add({ kind: 'info', text });
  expect(shown(toasts)).toEqual(['one', 'two']);

  jest.advanceTimersByTime(4500);
  expect(shown(toasts)).toEqual(['three']);
  jest.advanceTimersByTime(4499);
  expect(shown(toasts)).toEqual(['three']);
  jest.advanceTimersByTime(1);
  expect(shown(toasts)).toEqual([]);
});

test('the time pauses while the toast is hovered or focused', () => {
  const toasts = queue();
  toasts.add({ kind: 'info', text: 'a long text' });
  const id = toasts.shown[0]?.id ?? 0;
  jest.advanceTimersByTime(4000);
  toasts.pause(id);
  jest.advanceTimersByTime(60_000);
  expect(shown(toasts)).toEqual(['a long text']);

  toasts.resume(id);
  jest.advanceTimersByTime(499);
  expect(shown(toasts)).toEqual(['a long text']);
  jest.advanceTimersByTime(1);
  expect(shown(toasts)).toEqual([]);
});

test('a toast that stays closes only when it is dismissed', () => {
  const toasts = queue();
  toasts.add({ kind: 'success', text: 'kept', duration: 'stays' });
  jest.advanceTimersByTime(3_600_000);
  expect(shown(toasts)).toEqual(['kept']);

  toasts.dismiss(toasts.shown[0]?.id ?? 0);
  expect(shown(toasts)).toEqual([]);
});
