import { namesEncoding } from './choose-encoding';

it.each([
  ['gzip, deflate, br, zstd, dcb, dcz', true],
  ['dcz;q=0.1', true],
  ['DCZ', true],
  ['dcz;q=0', false],
  ['dcz;q=none', false],
  ['*', false],
  ['dczx', false],
  ['', false],
  [undefined, false],
])('reads from %p whether it names dcz: %p', (accepted, expected) =>
  expect(namesEncoding(accepted, 'dcz')).toBe(expected),
);
