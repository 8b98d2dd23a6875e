import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Engine } from '../../engine';
import { onlyRow } from '../database/only-row';
import { walletKeys } from './tables';

/** The keys that vendors sign with, 256 random bits as base64url. A key never changes once it was created. */
export class VendorKeys {
  #keys = new Map<string, string>();
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The vendor's key, created at its first use. Only known vendors may be passed: each is kept in memory. */
  async of(vendor: string): Promise<string> {
    const known = this.#keys.get(vendor);
    if (known !== undefined) return known;
    const key = await this.#readOrCreate(vendor);
    this.#keys.set(vendor, key);
    return key;
  }

  async #readOrCreate(vendor: string): Promise<string> {
    const { database } = this.#engine;
    const find = () => database.select().from(walletKeys).where(eq(walletKeys.vendor, vendor));
    const [stored] = await find();
    if (stored) return stored.key;
    const key = randomBytes(32).toString('base64url');
    await database.insert(walletKeys).values({ vendor, key }).onConflictDoNothing();
    return onlyRow(await find()).key;
  }
}
