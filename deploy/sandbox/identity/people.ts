import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Engine } from '../../engine';
import { identityPeople } from './tables';

export interface Person {
  /** Stable, even when the address changes. */
  id: string;
  email: string;
  name: string;
}

/** People the provider knows at first. */
const demoPeople: Person[] = [
  { id: '100000000000000000001', email: 'mei.lin@gmail.test', name: 'Mei Lin' },
  { id: '100000000000000000002', email: 'somchai@gmail.test', name: 'Somchai' },
  { id: '100000000000000000003', email: 'ada.byron@gmail.test', name: 'Ada Byron' },
];

/** People offered on the chooser page. */
export function offeredPeople(): readonly Person[] {
  return demoPeople;
}

export async function personById({ database }: Engine, id: string): Promise<Person | undefined> {
  const demo = demoPeople.find((person) => person.id === id);
  if (demo) return demo;
  const [person] = await database.select().from(identityPeople).where(eq(identityPeople.id, id));
  return person;
}

/** The person with an address; created when unknown, because the provider has no passwords. */
export async function personByEmail({ database }: Engine, typed: string, name: string): Promise<Person> {
  const email = typed.trim().toLowerCase();
  const demo = demoPeople.find((person) => person.email === email);
  if (demo) return demo;
  const id = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(21, '1');
  const created = { id, email, name: name.trim() || (email.split('@')[0] ?? email) };
  const [person] = await database
    .insert(identityPeople)
    .values(created)
    .onConflictDoUpdate({ target: identityPeople.id, set: { email } })
    .returning();
  return person ?? created;
}
