import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { walletKeys } from './tables';

/** The key that a vendor signs with, 256 random bits as base64url, created at its first use. */
export async function vendorKey({ engine }: Pick<Backend, 'engine'>, vendor: string): Promise<string> {
  const find = () => engine.database.select().from(walletKeys).where(eq(walletKeys.vendor, vendor));
  const [known] = await find();
  if (known) return known.key;
  const key = randomBytes(32).toString('base64url');
  await engine.database.insert(walletKeys).values({ vendor, key }).onConflictDoNothing();
  return onlyRow(await find()).key;
}
