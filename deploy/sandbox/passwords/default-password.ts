import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { merchantByCode, type Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { generatePassword } from './password-rule';
import { defaultPasswords } from './tables';

/**
 * The password a merchant gives to accounts without a chosen one. Unless configured, it is generated on first use, so
 * that no two installations share one; it is stored only in the database.
 */
export async function defaultPassword(backend: Backend, queries: Queries, merchant: string): Promise<string> {
  const known = await find(queries, merchant);
  if (known !== undefined) return known;
  const password = generatePassword(merchantByCode(backend, merchant));
  const inserted = await queries
    .insert(defaultPasswords)
    .values({ merchant, password })
    .onConflictDoNothing()
    .returning();
  // another process may have inserted it first
  return inserted[0]?.password ?? onlyRow(await select(queries, merchant)).password;
}

/** Applies the configured default passwords. Accounts with the previous one keep it until they change it. */
export async function configureDefaultPasswords(
  { engine }: Pick<Backend, 'engine'>,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [merchant, password] of Object.entries(passwords)) {
    await engine.database
      .insert(defaultPasswords)
      .values({ merchant, password })
      .onConflictDoUpdate({ target: defaultPasswords.merchant, set: { password } });
  }
}

async function find(queries: Queries, merchant: string): Promise<string | undefined> {
  return (await select(queries, merchant))[0]?.password;
}

function select(queries: Queries, merchant: string) {
  return queries.select().from(defaultPasswords).where(eq(defaultPasswords.merchant, merchant));
}
