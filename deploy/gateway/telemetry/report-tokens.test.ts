import type { Composition } from '@atrium/contract';
import { ReportTokens } from './report-tokens';

const composed = (name: string, id: string, previous?: string) => ({
  name,
  id,
  ...(previous && { previous: { id: previous } }),
});
const composition = {
  id: 'c1',
  merchant: { code: 'aurora' },
  host: { id: 'h1' },
  remotes: [composed('lobby', 'l2', 'l1'), composed('mall', 'm1')],
} as unknown as Composition;
const page = { merchant: 'aurora', composition: 'c1' };
const hour = 3_600_000;

let now = 0;
beforeEach(() => (now = 1_900_000_000_000));
const gateway = (options = {}) =>
  new ReportTokens({ key: Buffer.from('key'), environment: 'local', now: () => now, ...options });

it('identifies its page load to every gateway with the key', () => {
  const token = gateway().issue(composition, '192.0.2.7');
  const load = gateway().read(token, page);
  expect(load).toMatchObject({ servedAt: now, expiresAt: now + 2 * hour });
  expect(gateway().read(token, page)?.id).toBe(load?.id);
  expect(gateway().read(gateway().issue(composition, '192.0.2.7'), page)?.id).not.toBe(load?.id);
});

it('contains the releases of its page, including the previous ones, and no others', () => {
  const load = gateway().read(gateway().issue(composition, '192.0.2.7'), page);
  const releases = [
    ['host', 'h1'],
    ['lobby', 'l2'],
    ['lobby', 'l1'],
    ['mall', 'm1'],
  ] as const;
  expect(releases.map(([remote, release]) => load?.got(remote, release))).toEqual([true, true, true, true]);
  expect(load?.got('mall', 'l2')).toBe(false);
  expect(load?.got('lobby', 'l3')).toBe(false);
  expect(load?.got('agent', '')).toBe(false);
});

it.each([
  ['for a page of another merchant', {}, { merchant: 'lotus', composition: 'c1' }],
  ['for a page of another composition', {}, { merchant: 'aurora', composition: 'c2' }],
  ['for a page of another environment', { environment: 'other' }, page],
  ['for a page of another key', { key: Buffer.from('other') }, page],
])('is refused %s', (_what, options, asked) => {
  expect(gateway(options).read(gateway().issue(composition, '192.0.2.7'), asked)).toBeUndefined();
});

it('expires after two hours', () => {
  const token = gateway().issue(composition, '192.0.2.7');
  now += 2 * hour - 1;
  expect(gateway().read(token, page)).toBeDefined();
  now += 1;
  expect(gateway().read(token, page)).toBeUndefined();
});

it('is refused after a change of any character', () => {
  const token = gateway().issue(composition, '192.0.2.7');
  for (let at = 0; at < token.length; at += 1) {
    const altered = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(gateway().read(altered, page)).toBeUndefined();
  }
  expect(gateway().read('', page)).toBeUndefined();
  expect(gateway().read('none', page)).toBeUndefined();
});

describe('the network of the page load', () => {
  const loadFrom = (address: string, options = {}) =>
    gateway(options).read(gateway(options).issue(composition, address), page);
  const network = (address: string) => loadFrom(address)?.network;
  const prefix = (address: string) => loadFrom(address)?.prefix;

  it('is the same for an IPv4 address or an IPv6 /64, and another for any other', () => {
    expect(network('::ffff:192.0.2.7')).toBe(network('192.0.2.7'));
    expect(network('192.0.2.8')).not.toBe(network('192.0.2.7'));
    expect(network('2001:db8:1:2::9')).toBe(network('2001:db8:1:2::1'));
    expect(network('2001:db8:1:3::1')).not.toBe(network('2001:db8:1:2::1'));
  });

  it('belongs to a prefix: the /24 of an IPv4 address or the /48 of an IPv6 address', () => {
    expect(prefix('2001:db8:1:3::1')).toBe(prefix('2001:db8:1:2::1'));
    expect(prefix('2001:db8:2:3::1')).not.toBe(prefix('2001:db8:1:3::1'));
    expect(prefix('192.0.2.8')).toBe(prefix('192.0.2.7'));
    expect(prefix('192.0.3.7')).not.toBe(prefix('192.0.2.7'));
  });

  it('is a keyed hash that differs between environments and keys, never the address', () => {
    const token = gateway().issue(composition, '192.0.2.7');
    expect(token).not.toContain('192.0.2.7');
    expect(network('192.0.2.7')).toMatch(/^[\w-]{8}$/);
    expect(loadFrom('192.0.2.7', { environment: 'other' })?.network).not.toBe(network('192.0.2.7'));
    expect(loadFrom('192.0.2.7', { key: Buffer.from('other') })?.network).not.toBe(network('192.0.2.7'));
  });
});
