import { scryptSync } from 'node:crypto';
import { Hasher, type DeriveKey } from './hasher';
import { owaspCost, quickCost } from './password-cost';

const derive: DeriveKey = ({ password, salt, length, cost }) =>
  Promise.resolve(scryptSync(password, salt, length, cost));
const cheap = new Hasher(derive, quickCost);
const advised = new Hasher(derive, owaspCost);

describe('a stored password', () => {
  it('costs what OWASP recommends', async () => {
    expect(await advised.hash('Atrium88')).toMatch(/^scrypt\$16384\$8\$5\$/);
  });

  it('matches itself and nothing else, whatever its cost', async () => {
    const stored = await cheap.hash('Atrium88');
    expect(stored).toMatch(/^scrypt\$2\$1\$1\$/);
    expect(await advised.matches('Atrium88', stored)).toBe(true);
    expect(await advised.matches('atrium88', stored)).toBe(false);
  });

  it('is salted: storing the same one twice gives different hashes', async () => {
    expect(await cheap.hash('Atrium88')).not.toBe(await cheap.hash('Atrium88'));
  });

  it.each([undefined, null])('never matches a missing one: %s', async (stored) => {
    expect(await cheap.matches('', stored)).toBe(false);
  });

  it('costs the same hash when it is missing', async () => {
    const costs: unknown[] = [];
    const watched = new Hasher((job) => (costs.push(job.cost), derive(job)), quickCost);
    await watched.matches('Atrium88', undefined);
    await watched.matches('Atrium88', await cheap.hash('Atrium88'));
    expect(costs).toEqual([quickCost, quickCost]);
  });
});
