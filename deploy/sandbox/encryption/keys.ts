import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Backend } from '../backend';
import { encryptionKeys } from './tables';

export const algorithm = 'RSA-OAEP-256';

/** How long a replaced key still decrypts calls, in milliseconds. */
const overlap = 5 * 60_000;

/**
 * Creates the key pair at the first start. It is stored in the database, so that every process can decrypt calls made
 * with the published key.
 */
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
 * Replaces the current key. The previous key decrypts calls for five more minutes; with `atOnce`, for a compromised
 * key, it stops immediately.
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

/** The key new calls must be encrypted with. */
export async function currentKey({ engine }: Backend): Promise<{ id: string; jwk: JWK }> {
  const [key] = await engine.database.select().from(encryptionKeys).orderBy(desc(encryptionKeys.createdAt)).limit(1);
  if (!key) throw new Error('There is no encryption key.');
  return { id: key.id, jwk: key.publicKey };
}

/** The private key for decrypting calls; undefined for an unknown or expired key. */
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
