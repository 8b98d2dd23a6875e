import { and, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { signatures } from '../tables';
import type { Signature } from './signature';

export function readSignatures(queries: Queries, remote: string, release: string): Promise<Signature[]> {
  return queries
    .select({ key: signatures.key, signature: signatures.signature })
    .from(signatures)
    .where(and(eq(signatures.remote, remote), eq(signatures.release, release)));
}

/** Stores a signature, one per key. */
export async function writeSignature(
  transaction: Transaction,
  remote: string,
  release: string,
  { key, signature }: Signature,
): Promise<void> {
  await transaction
    .insert(signatures)
    .values({ remote, release, key, signature })
    .onConflictDoUpdate({ target: [signatures.remote, signatures.release, signatures.key], set: { signature } });
}
