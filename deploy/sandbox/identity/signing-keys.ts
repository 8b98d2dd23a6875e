import { asc, sql } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Backend } from '../backend';
import { identityKeys } from './tables';

/** Creates the provider's signing key at the first start; every process uses the same one. */
export async function signingKeys({ engine, clock }: Pick<Backend, 'engine' | 'clock'>): Promise<JWK[]> {
  const known = await engine.database.select().from(identityKeys).orderBy(asc(identityKeys.createdAt));
  if (known.length > 0) return known.map(({ privateKey }) => privateKey);
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
  const id = await calculateJwkThumbprint(jwk);
  await engine.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('sandbox identity key', 0))`);
    const [other] = await transaction.select().from(identityKeys).limit(1);
    if (other) return;
    await transaction
      .insert(identityKeys)
      .values({ id, privateKey: { ...jwk, kid: id }, createdAt: new Date(clock()) });
  });
  return signingKeys({ engine, clock });
}
