import { isFailing, usualRule } from './step-back-rule';

it.each([
  [50, 5, true],
  [49, 49, false],
  [1000, 4, false],
  [100, 5, true],
  [101, 5, false],
  [200, 10, true],
  [0, 0, false],
])('of %p page loads and %p failures says %p', (loads, failures, failing) => {
  expect(isFailing({ loads, failures }, usualRule)).toBe(failing);
});
