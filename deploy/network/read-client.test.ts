import { readClient } from './read-client';
import { TrustedProxies } from './trusted-proxies';

const trusted = TrustedProxies.read('10.0.0.0/8,2001:db8:1::/48');

const read = (peer: string, headers: Record<string, string | string[]>, encrypted = false) =>
  readClient({ peer, encrypted, headers: { host: 'aurora.example', ...headers } as never }, trusted);

const forwardedFor = (list: string) => ({ 'x-forwarded-for': list });

it('ignores the headers of an untrusted peer', () => {
  const claims = {
    ...forwardedFor('10.0.0.9'),
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'localhost',
    forwarded: 'for=1.1.1.1;proto=https;host=localhost',
  };
  expect(read('192.0.2.7', claims)).toEqual({ address: '192.0.2.7', scheme: 'http', host: 'aurora.example' });
});

it.each([
  ['one proxy', '192.0.2.7', '192.0.2.7'],
  ['two proxies in a row', '192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ['a forged front', '10.6.6.6, 1.1.1.1, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  ['a malformed front that is not read', '<script>, 192.0.2.7', '192.0.2.7'],
  ['an IPv6 client', '2001:db8:2::7', '2001:db8:2::7'],
  ['an IPv6 proxy', '192.0.2.7, 2001:db8:1::5', '192.0.2.7'],
  ['an IPv4-mapped client', '::ffff:192.0.2.7', '192.0.2.7'],
  ['a port after the address', '192.0.2.7:51234', '192.0.2.7'],
  ['a port after an IPv6 address', '[2001:db8:2::7]:51234', '2001:db8:2::7'],
  ['only trusted addresses', '10.0.0.4, 10.0.0.3', '10.0.0.4'],
  ['a malformed last entry', '192.0.2.7, unknown', '10.0.0.1'],
  ['a malformed entry behind a proxy', '192.0.2.7, nonsense, 10.0.0.2', '10.0.0.1'],
  ['an empty entry', '192.0.2.7,', '10.0.0.1'],
  ['nothing', '', '10.0.0.1'],
])('determines the address of the client for %s', (_case, list, address) => {
  expect(read('10.0.0.1', forwardedFor(list)).address).toBe(address);
});

it('reads several header lines as one list', () => {
  expect(read('::ffff:10.0.0.1', { 'x-forwarded-for': ['1.1.1.1', '192.0.2.7, 10.0.0.2'] }).address).toBe('192.0.2.7');
});

it.each([
  ['192.0.2.7', 'https', 'https'],
  ['192.0.2.7', 'HTTPS', 'https'],
  ['192.0.2.7', 'http, https', 'https'],
  ['192.0.2.7, 10.0.0.2', 'https, http', 'https'],
  ['192.0.2.7, 10.0.0.2', 'https', 'https'],
  ['192.0.2.7', 'javascript', 'http'],
  ['192.0.2.7', '', 'http'],
])('for the addresses %p the scheme %p means %p', (list, scheme, meant) => {
  expect(read('10.0.0.1', { ...forwardedFor(list), 'x-forwarded-proto': scheme }).scheme).toBe(meant);
});

it('uses the scheme of its own connection without a proxy', () => {
  expect(read('192.0.2.7', {}, true).scheme).toBe('https');
});

it.each([
  ['lotus.example', 'lotus.example'],
  ['LOTUS.example.:8443', 'lotus.example:8443'],
  ['evil.example, lotus.example', 'lotus.example'],
  ['[2001:db8::1]:80', '[2001:db8::1]:80'],
  ['lotus.example/path', 'aurora.example'],
  ['a b', 'aurora.example'],
  ['', 'aurora.example'],
])('the forwarded host %p means %p', (host, meant) => {
  expect(read('10.0.0.1', { ...forwardedFor('192.0.2.7'), 'x-forwarded-host': host }).host).toBe(meant);
});

it('returns no host for a malformed Host, and no address for a closed connection', () => {
  expect(readClient({ peer: undefined, encrypted: false, headers: { host: 'a b' } }, trusted)).toEqual({
    address: '',
    scheme: 'http',
    host: '',
  });
});
