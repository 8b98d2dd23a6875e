import { median } from './median';

it.each([
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('an empty list has no median', () => {
  expect(() => median([])).toThrow(RangeError);
});
