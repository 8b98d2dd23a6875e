import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasswordCost } from './password-cost';
import type { Job } from './scrypt-thread';

/** Computes one hash. */
export type Derive = (job: Job) => Promise<Buffer>;

/** Hashes what people know: passwords, and codes that are sent to them. */
export class Hasher {
  constructor(
    private readonly derive: Derive,
    /** Of new hashes, and of those of accounts that do not exist. */
    private readonly cost: PasswordCost,
  ) {}

  /** A salted hash with its parameters in front, so that they may grow later: `scrypt$N$r$p$salt$hash`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return written(this.cost, salt, await this.derive({ password, salt, length: 32, cost: this.cost }));
  }

  /** Takes equally long for an account that does not exist (`stored` undefined), for which it is never true. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    const [, N, r, p, salt, hash] = (stored ?? unknown(this.cost)).split('$');
    const expected = Buffer.from(hash ?? '', 'base64');
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const found = await this.derive({
      password,
      salt: Buffer.from(salt ?? '', 'base64'),
      length: expected.length,
      cost,
    });
    return timingSafeEqual(found, expected) && typeof stored === 'string';
  }
}

/** In place of the stored hash of an account that does not exist. */
function unknown(cost: PasswordCost): string {
  return written(cost, randomBytes(16), randomBytes(32));
}

function written({ N, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}
