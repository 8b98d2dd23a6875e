import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasswordCost } from './password-cost';
import type { Job } from './scrypt-thread';

/** Computes one hash. */
export type DeriveKey = (job: Job) => Promise<Buffer>;

/** Hashes low-entropy secrets: passwords, and codes sent to users. */
export class Hasher {
  readonly #derive: DeriveKey;
  readonly #cost: PasswordCost;

  constructor(
    derive: DeriveKey,
    /** Cost of new hashes, and of those computed for unknown accounts. */
    cost: PasswordCost,
  ) {
    this.#derive = derive;
    this.#cost = cost;
  }

  /** A salted hash prefixed by its parameters, so that they can be raised later: `scrypt$N$r$p$salt$hash`. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return formatHash(this.#cost, salt, await this.#derive({ password, salt, length: 32, cost: this.#cost }));
  }

  /** Takes the same time for an unknown account (`stored` undefined), which never matches. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    const [, N, r, p, salt, hash] = (stored ?? placeholderHash(this.#cost)).split('$');
    const expected = Buffer.from(hash ?? '', 'base64');
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const found = await this.#derive({
      password,
      salt: Buffer.from(salt ?? '', 'base64'),
      length: expected.length,
      cost,
    });
    return timingSafeEqual(found, expected) && typeof stored === 'string';
  }
}

/** Replaces the stored hash of an unknown account. */
function placeholderHash(cost: PasswordCost): string {
  return formatHash(cost, randomBytes(16), randomBytes(32));
}

function formatHash({ N, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}
