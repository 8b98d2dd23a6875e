import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** What one hash costs, in scrypt's own parameters. */
export type PasswordCost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** From the OWASP password storage cheat sheet: 16 MiB, five lanes. */
export const owaspCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

/** Next to none, for tests that are not about hashes. */
export const quickCost: PasswordCost = { N: 2, r: 1, p: 1 };

/** A salted hash with its parameters in front, so that they may grow later: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string, cost = owaspCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, cost);
  return written(cost, salt, hash);
}

/** Takes equally long for an account that does not exist (`stored` undefined), for which it is never true. */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  cost = owaspCost,
): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? nobody(cost)).split('$');
  const expected = Buffer.from(hash ?? '', 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await derive(password, Buffer.from(salt ?? '', 'base64'), expected.length, options);
  return timingSafeEqual(found, expected) && typeof stored === 'string';
}

function nobody(cost: PasswordCost): string {
  return written(cost, randomBytes(16), randomBytes(32));
}

function written({ N, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}
