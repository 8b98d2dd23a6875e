import { defaultRule } from '@atrium/deploy/rollback-rule';
import { seededRandom } from '../../support/seeded-random';
import { simulateWindows } from './windows';

const simulate = (rate: number, loads: number, networks = loads) =>
  simulateWindows({ rate, loads, networks, windows: 200 }, defaultRule, seededRandom(7));

it('rolls a release that always fails back as soon as there are enough page loads', () => {
  expect(simulate(1, 60)).toMatchObject({ rolledBack: 200, after: 10 });
  expect(simulate(1, 9)).toMatchObject({ rolledBack: 0, after: undefined });
});

it('never rolls back what two networks report', () => {
  expect(simulate(1, 1000, 2).rolledBack).toBe(0);
});

it('never rolls back a release that never fails', () => {
  expect(simulate(0, 500).rolledBack).toBe(0);
});

it('finds a release that fails one page load in five, and hardly ever one that fails one in a hundred', () => {
  expect(simulate(0.2, 200).rolledBack).toBe(200);
  expect(simulate(0.01, 200).rolledBack).toBeLessThan(3);
});

it('draws the same for the same seed', () => {
  expect(simulate(0.05, 100)).toEqual(simulate(0.05, 100));
});
