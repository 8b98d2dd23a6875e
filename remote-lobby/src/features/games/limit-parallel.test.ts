import { limitParallel } from './limit-parallel';

test('runs at most the given number of tasks at a time, in order, also after failures', async () => {
  const limited = limitParallel(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const task = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      started.push(number);
      ends.push(() => (number === 1 ? reject(new Error('refused')) : resolve(number)));
    });
  const results = Promise.allSettled([1, 2, 3, 4].map((number) => limited(task(number))));
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  await settle();
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  await settle();
  expect(started).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  await settle();
  expect(started).toEqual([1, 2, 3, 4]);
  ends[3]?.();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);

  await expect(limited(() => Promise.resolve(5))).resolves.toBe(5);
});
