import { jest } from '@jest/globals';
import { UploadQueue } from './upload-queue';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('runs one upload at a time, in the order of arrival', async () => {
  const queue = new UploadQueue({ waiting: 2, patience: 1000 });
  const first = await queue.enter();
  const order: string[] = [];
  const second = queue.enter().then((leave) => (order.push('second'), leave));
  const third = queue.enter().then((leave) => (order.push('third'), leave));
  expect(order).toEqual([]);
  first?.();
  (await second)?.();
  (await third)?.();
  expect(order).toEqual(['second', 'third']);
  expect(await queue.enter()).toBeDefined();
});

test('refuses uploads when the queue is full', async () => {
  const queue = new UploadQueue({ waiting: 1, patience: 1000 });
  await queue.enter();
  void queue.enter();
  expect(await queue.enter()).toBeUndefined();
});

test('refuses and removes uploads that have waited too long', async () => {
  const queue = new UploadQueue({ waiting: 1, patience: 1000 });
  const leave = await queue.enter();
  const late = queue.enter();
  jest.advanceTimersByTime(1000);
  expect(await late).toBeUndefined();
  leave?.();
  expect(await queue.enter()).toBeDefined();
});
