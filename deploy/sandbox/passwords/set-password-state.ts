import { eq } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { defaultPassword } from './default-password';

/** Puts the password into a state that requires a change; returns the default password if it was assigned. */
export async function setPasswordState(
  backend: Backend,
  { id, merchant }: Account,
  state: 'default' | 'expired',
): Promise<{ password?: string }> {
  const { database } = backend.engine;
  if (state === 'expired') {
    await database.update(accounts).set({ passwordState: 'expired' }).where(eq(accounts.id, id));
    return {};
  }
  const given = await defaultPassword(backend, database, merchant);
  const password = await backend.hashing.unqueued.hash(given);
  await database.update(accounts).set({ password, passwordState: 'default' }).where(eq(accounts.id, id));
  return { password: given };
}
