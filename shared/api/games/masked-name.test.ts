import { maskedName } from './masked-name';

it.each([
  ['mei88', 'me***8'],
  ['Anna', 'A***a'],
  ['Li', 'L***'],
  ['王小明', '王***明'],
  ['me***8', 'me***8'],
])('masks %s as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
