import { gradeOf } from './domain-line';
import { measureSpeed } from './measure-speed';
import { SpeedTest } from './speed-test';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first run starts after 500 ms, another after 1 s [SPD-10]', async () => {
  const measured: string[] = [];
  const test = new SpeedTest(['https://a.test'], async (origin) => measured.push(origin));
  test.start();
  await jest.advanceTimersByTimeAsync(499);
  expect(measured).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(measured).toHaveLength(1);

  test.again();
  expect(test.lines[0]?.speed).toBeUndefined();
  await jest.advanceTimersByTimeAsync(999);
  expect(measured).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(measured).toHaveLength(2);
});

test.each([
  [1, 'fast'],
  [80, 'fast'],
  [81, 'normal'],
  [150, 'normal'],
  [151, 'slow'],
  [0, 'slow'],
] as const)('%d ms is %s [SPD-07]', (speed, grade) => expect(gradeOf(speed)).toBe(grade));

test('a domain that does not answer within 10 s has the speed 0 [SPD-06]', async () => {
  const never = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  let speed: number | undefined;
  void measureSpeed('https://a.test', new AbortController().signal, { fetch: never }).then((found) => (speed = found));
  await jest.advanceTimersByTimeAsync(9_999);
  expect(speed).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(speed).toBe(0);
});
