import { and, desc, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { requireFreshProof } from '../passwords/verify-password';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { passkeys, type StoredPasskey } from './tables';

/** A passkey as shown to its owner. */
export function describePasskey({ id, name, createdAt, usedAt, synced }: StoredPasskey) {
  return { id, name, createdAt: createdAt.getTime(), usedAt: usedAt?.getTime() ?? null, synced };
}

export async function listPasskeys({ engine }: Backend, { customer: { account } }: CustomerCall) {
  const found = await engine.database
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, account.id))
    .orderBy(desc(passkeys.createdAt));
  return found.map(describePasskey);
}

/** @throws Refusal `passkey_unknown` */
export async function renamePasskey(
  { engine }: Backend,
  call: CustomerCall,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await engine.database.update(passkeys).set({ name }).where(own(call, id)).returning();
  if (renamed.length === 0) throw new Refusal('passkey_unknown');
}

/** Removing a missing passkey succeeds. @throws Refusal without a fresh proof */
export async function removePasskey(backend: Backend, call: CustomerCall, { id }: { id: string }): Promise<void> {
  await requireFreshProof(backend, call.customer);
  await backend.engine.database.delete(passkeys).where(own(call, id));
}

function own({ customer: { account } }: CustomerCall, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.accountId, account.id));
}
