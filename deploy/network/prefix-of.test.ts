import { prefixOf } from './prefix-of';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48'],
  ['2001:db8:2::', '2001:db8:2::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('the owner of %s draws networks from %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix);
});
