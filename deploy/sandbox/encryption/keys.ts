import { desc, eq, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Backend } from '../backend';
import { encryptionKeys } from './tables';

export const algorithm = 'RSA-OAEP-256';

/** Makes the key pair at the first start. It stays in the database: every process opens what any of them announced. */
export async function ensureEncryptionKey({ engine, clock }: Backend): Promise<void> {
  const [existing] = await engine.database.select({ id: encryptionKeys.id }).from(encryptionKeys).limit(1);
  if (existing) return;
  const pair = await generateKeyPair(algorithm, { modulusLength: 3072, extractable: true });
  const publicKey = await exportJWK(pair.publicKey);
  const privateKey = await exportJWK(pair.privateKey);
  const id = (await calculateJwkThumbprint(publicKey)).slice(0, 16);
  await engine.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('sandbox encryption key', 0))`);
    const [other] = await transaction.select({ id: encryptionKeys.id }).from(encryptionKeys).limit(1);
    if (other) return;
    await transaction.insert(encryptionKeys).values({ id, publicKey, privateKey, createdAt: new Date(clock()) });
  });
}

/** The key new calls are to be encrypted with. */
export async function currentKey({ engine }: Backend): Promise<{ id: string; jwk: JWK }> {
  const [key] = await engine.database.select().from(encryptionKeys).orderBy(desc(encryptionKeys.createdAt)).limit(1);
  if (!key) throw new Error('There is no encryption key.');
  return { id: key.id, jwk: key.publicKey };
}

export async function privateKey({ engine }: Backend, id: string): Promise<CryptoKey | undefined> {
  const [key] = await engine.database.select().from(encryptionKeys).where(eq(encryptionKeys.id, id));
  return key ? ((await importJWK(key.privateKey, algorithm)) as CryptoKey) : undefined;
}
