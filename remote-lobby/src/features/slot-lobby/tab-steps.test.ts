import { steppedOffset } from './tab-steps';

test.each([
  ['on by 150 px', 0, 1, 600, 150],
  ['back by 150 px', 300, -1, 600, 150],
  ['not beyond the end', 500, 1, 600, 600],
  ['not before the beginning', 100, -1, 600, 0],
  ['not at all where everything is in view', 0, 1, -20, 0],
] as const)('an arrow moves the strip %s [LOB-07]', (_, offset, direction, end, expected) => {
  expect(steppedOffset(offset, direction, end)).toBe(expected);
});
