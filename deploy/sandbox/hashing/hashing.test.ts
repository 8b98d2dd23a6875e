import { scryptSync } from 'node:crypto';
import { Hashing } from './hashing';
import { quickCost } from './password-cost';

const caller = { address: '192.0.2.1', trusted: false };
let opened: Hashing;
afterEach(() => opened.close());

describe('hashing', () => {
  it('computes scrypt on worker threads', async () => {
    opened = new Hashing({ cost: quickCost });
    const stored = await opened.within(caller, (hasher) => hasher.hash('Atrium88'));
    const [, , , , salt = '', hash] = stored.split('$');
    expect(scryptSync('Atrium88', Buffer.from(salt, 'base64'), 32, quickCost).toString('base64')).toBe(hash);
    expect(await opened.within(caller, (hasher) => hasher.matches('Atrium88', stored))).toBe(true);
  });

  it('fails a hash that cannot be computed, and computes the next one', async () => {
    opened = new Hashing({ cost: quickCost });
    const impossible = 'scrypt$3$1$1$c2FsdA==$aGFzaA==';
    await expect(opened.within(caller, (hasher) => hasher.matches('x', impossible))).rejects.toThrow(/scrypt/i);
    await expect(opened.within(caller, (hasher) => hasher.matches('x', undefined))).resolves.toBe(false);
  });

  it('counts the addresses of one network together', async () => {
    opened = new Hashing({
      cost: quickCost,
      bounds: { threads: 1, places: 4, forUntrusted: 4, perNetwork: 1, longestWait: 60_000 },
    });
    const at = (address: string) => ({ address, trusted: false });
    await opened.within(at('2001:db8::1'), async () => {
      await expect(opened.within(at('2001:db8::2'), async () => 'in')).rejects.toMatchObject({ key: 'server_busy' });
      await expect(opened.within(at('2001:db8:0:1::1'), async () => 'in')).resolves.toBe('in');
    });
    await opened.within(at('::ffff:192.0.2.9'), () =>
      expect(opened.within(at('192.0.2.9'), async () => 'in')).rejects.toMatchObject({ key: 'server_busy' }),
    );
  });
});
