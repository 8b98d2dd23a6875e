import { MissThrottle } from './miss-throttle';

let time = 0;
const bounds = { perSecond: 10, burst: 3, waiting: 2 };
beforeEach(() => (time = 1_000));
const opened = () => new MissThrottle(bounds, () => time);

it('admits a burst without delay, then the sustained rate, and refuses more than may wait', () => {
  const pace = opened();
  expect(Array.from({ length: 6 }, () => pace.wait('a'))).toEqual([0, 0, 0, 100, 200, undefined]);
  time += 100;
  expect(pace.wait('a')).toBe(200);
  expect(pace.wait('a')).toBeUndefined();
});

it('admits a network without delay again after a pause, and never delays other networks', () => {
  const pace = opened();
  for (let misses = 0; misses < 5; misses += 1) pace.wait('a');
  expect(pace.wait('b')).toBe(0);
  time += 500;
  expect(Array.from({ length: 4 }, () => pace.wait('a'))).toEqual([0, 0, 0, 100]);
});

it('tracks a bounded number of networks', () => {
  const pace = opened();
  for (let misses = 0; misses < 5; misses += 1) pace.wait('a');
  for (let network = 0; network < 5_000; network += 1) pace.wait(String(network));
  expect(pace.wait('a')).toBe(0);
});
