import { prefixOf } from './prefix-of';

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.255', '192.0.2.0/24'],
  ['192.0.3.0', '192.0.3.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48'],
  ['2001:db8:2::', '2001:db8:2::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('the wide network of %s is %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix);
});
