import { usualRule } from '@atrium/deploy/step-back-rule';
import { seededRandom } from '../kill/seeded-random';
import { simulateWindows } from './windows';

const simulate = (rate: number, loads: number) =>
  simulateWindows({ rate, loads, windows: 200 }, usualRule, seededRandom(7));

it('steps back from a release that fails always as soon as there are enough page loads', () => {
  expect(simulate(1, 60)).toMatchObject({ steppedBack: 200, after: 50 });
  expect(simulate(1, 49)).toMatchObject({ steppedBack: 0, after: undefined });
});

it('never steps back from a release that never fails', () => {
  expect(simulate(0, 500).steppedBack).toBe(0);
});

it('finds one page load in five, and leaves one in a hundred alone nearly always', () => {
  expect(simulate(0.2, 200).steppedBack).toBe(200);
  expect(simulate(0.01, 200).steppedBack).toBeLessThan(10);
});

it('draws the same for the same seed', () => {
  expect(simulate(0.05, 100)).toEqual(simulate(0.05, 100));
});
