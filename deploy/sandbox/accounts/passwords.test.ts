import { hashPassword, passwordMatches } from './passwords';

const cheap = { N: 2, r: 1, p: 1 };

describe('a stored password', () => {
  it('costs what OWASP advises when nothing else is said', async () => {
    expect(await hashPassword('Atrium88')).toMatch(/^scrypt\$16384\$8\$5\$/);
  });

  it('matches itself and nothing else, whatever it cost', async () => {
    const stored = await hashPassword('Atrium88', cheap);
    expect(stored).toMatch(/^scrypt\$2\$1\$1\$/);
    expect(await passwordMatches('Atrium88', stored)).toBe(true);
    expect(await passwordMatches('atrium88', stored)).toBe(false);
  });

  it('is salted: the same one is never stored twice alike', async () => {
    expect(await hashPassword('Atrium88', cheap)).not.toBe(await hashPassword('Atrium88', cheap));
  });

  it.each([undefined, null])('never matches where there is none: %s', async (stored) => {
    expect(await passwordMatches('', stored, cheap)).toBe(false);
  });
});
