import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Backend } from '../backend';
import { encryptionKeys } from './tables';

export const algorithm = 'RSA-OAEP-256';

/** How long calls sealed with a key are opened after another took its place, in milliseconds. */
const overlap = 5 * 60_000;

/** Makes the key pair at the first start. It stays in the database: every process opens what any of them announced. */
export async function ensureEncryptionKey({ engine, clock }: Backend): Promise<void> {
  const [existing] = await engine.database.select({ id: encryptionKeys.id }).from(encryptionKeys).limit(1);
  if (existing) return;
  const pair = await newKeyPair();
  await engine.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('sandbox encryption key', 0))`);
    const [other] = await transaction.select({ id: encryptionKeys.id }).from(encryptionKeys).limit(1);
    if (other) return;
    await transaction.insert(encryptionKeys).values({ ...pair, createdAt: new Date(clock()) });
  });
}

/**
 * Puts a new key in the place of the current one, which still opens what was sealed with it for five minutes; `at once`
 * it opens nothing more, as when it has become known.
 */
export async function rotateEncryptionKey({ engine, clock }: Backend, { atOnce = false } = {}): Promise<string> {
  const pair = await newKeyPair();
  await engine.transaction(async (transaction) => {
    if (atOnce) await transaction.delete(encryptionKeys);
    await transaction.insert(encryptionKeys).values({ ...pair, createdAt: new Date(clock()) });
  });
  return pair.id;
}

async function newKeyPair() {
  const pair = await generateKeyPair(algorithm, { modulusLength: 3072, extractable: true });
  const [publicKey, privateKey] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)]);
  return { id: (await calculateJwkThumbprint(publicKey)).slice(0, 16), publicKey, privateKey };
}

/** The key new calls are to be encrypted with. */
export async function currentKey({ engine }: Backend): Promise<{ id: string; jwk: JWK }> {
  const [key] = await engine.database.select().from(encryptionKeys).orderBy(desc(encryptionKeys.createdAt)).limit(1);
  if (!key) throw new Error('There is no encryption key.');
  return { id: key.id, jwk: key.publicKey };
}

/** What opens calls sealed with a key; undefined for one that never was, or whose time is over. */
export async function privateKey({ engine, clock }: Backend, id: string): Promise<CryptoKey | undefined> {
  const [key] = await engine.database.select().from(encryptionKeys).where(eq(encryptionKeys.id, id));
  if (!key) return undefined;
  const [successor] = await engine.database
    .select({ since: encryptionKeys.createdAt })
    .from(encryptionKeys)
    .where(gt(encryptionKeys.createdAt, key.createdAt))
    .orderBy(asc(encryptionKeys.createdAt))
    .limit(1);
  if (successor && clock() - successor.since.getTime() > overlap) return undefined;
  return (await importJWK(key.privateKey, algorithm)) as CryptoKey;
}
