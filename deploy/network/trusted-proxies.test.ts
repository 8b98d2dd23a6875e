import { TrustedProxies } from './trusted-proxies';

const proxies = TrustedProxies.read('10.0.0.0/8, 192.0.2.7,2001:db8::/32, ::1, ::ffff:198.51.100.9');

it.each(['10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203', '192.0.2.7', '2001:DB8::5', '::1', '198.51.100.9'])(
  'trusts %s',
  (address) => expect(proxies.has(address)).toBe(true),
);

it.each(['11.0.0.1', '192.0.2.8', '2001:db9::1', '::2', '', 'unknown', '10.0.0.0/8'])('does not trust %p', (address) =>
  expect(proxies.has(address)).toBe(false),
);

it('trusts no proxy without a list', () => {
  expect(TrustedProxies.read(' ').none).toBe(true);
  expect(proxies.none).toBe(false);
});

it.each([
  ['10.0.0.1,nginx', '"nginx" is neither an address nor a range'],
  ['10.0.0.1,', '"" is neither'],
  ['10.0.0/8', '"10.0.0/8" is neither'],
  ['10.0.0.0/33', '"10.0.0.0/33" has more than 32 bits'],
  ['2001:db8::/129', 'has more than 128 bits'],
  ['0.0.0.0/0', 'includes every address'],
  ['::/0', 'includes every address'],
  ['::ffff:10.0.0.0/104', 'is a range of IPv4 written as IPv6'],
  ['10.0.0.0/8/8', 'is neither'],
])('refuses %p and names the bad part', (text, sentence) => {
  expect(() => TrustedProxies.read(text)).toThrow(sentence);
});
