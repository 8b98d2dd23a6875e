import { seededRandom } from '../../support/seeded-random';
import { ratioOfMedians } from './ratio-of-medians';

const draw = seededRandom(7);
const around = (middle: number) => Array.from({ length: 200 }, () => middle + draw(-20, 20));

it('the interval contains 1 when the difference is only noise', () => {
  const { ratio, from, to } = ratioOfMedians(around(100), around(100), seededRandom(1));
  expect(ratio).toBeCloseTo(1, 1);
  expect(from).toBeLessThanOrEqual(1);
  expect(to).toBeGreaterThanOrEqual(1);
});

it('the interval excludes 1 when there is a real difference', () => {
  const { from, to } = ratioOfMedians(around(150), around(100), seededRandom(1));
  expect(from).toBeGreaterThan(1.4);
  expect(to).toBeLessThan(1.6);
});
