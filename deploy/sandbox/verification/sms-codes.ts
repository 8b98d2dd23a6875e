import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import type { Merchant } from '../merchants/merchant';
import { randomDigits } from '../random-text';
import { Refusal } from '../wire/refusal';
import type { PhoneNumber } from './phone-number';
import { smsCodes } from './tables';

/** What a code was asked for: one for registering signs nobody in. */
export type CodePurpose = 'noLogin' | 'register' | 'signedIn';

/** A code is good for so many minutes. */
export const codeMinutes = 2;
/** Something else may be typed so often before the code is void. */
const triesAtMost = 5;
/** A code that has run out is known as such for a day. Milliseconds. */
const rememberedFor = 24 * 3_600_000;

/** What a code belongs to. */
export interface CodeSubject {
  merchant: Pick<Merchant, 'code'>;
  purpose: CodePurpose;
  number: PhoneNumber;
}

/** A code of six digits and the hash that is kept of it; made before a transaction, which it would hold up. */
export async function makeCode(hasher: Hasher): Promise<{ code: string; codeHash: string }> {
  const code = randomDigits(6);
  return { code, codeHash: await hasher.hash(code) };
}

/** Keeps a code for as long as it is good, in place of an earlier one. */
export async function keepCode({ clock }: Backend, queries: Queries, subject: CodeSubject, codeHash: string) {
  const now = clock();
  const expiresAt = new Date(now + codeMinutes * 60_000);
  const row = { subject: nameOf(subject), codeHash, tries: 0, expiresAt };
  await queries.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(now - rememberedFor)));
  await queries.insert(smsCodes).values(row).onConflictDoUpdate({ target: smsCodes.subject, set: row });
}

/**
 * Spends the code that was sent to a number: true the first time it is typed, and never again. Wrong ones are counted,
 * so this is not to be called within a transaction that a refusal rolls back.
 *
 * @throws Refusal `sms_code_incorrect`; `auth/code-expired` when it has run out, or after too many wrong ones
 */
export async function useCode(
  { engine, clock }: Pick<Backend, 'engine' | 'clock'>,
  hasher: Hasher,
  subject: CodeSubject,
  typed: string,
): Promise<void> {
  const which = eq(smsCodes.subject, nameOf(subject));
  const [row] = await engine.database
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(which)
    .returning();
  // a code is kept for any number it was asked for, so this says nothing of an account
  if (!row) throw new Refusal('sms_code_incorrect');
  if (row.expiresAt.getTime() <= clock() || row.tries > triesAtMost) throw new Refusal('auth/code-expired');
  if (!(await hasher.matches(typed.trim(), row.codeHash))) throw new Refusal('sms_code_incorrect');
  const spent = await engine.database.delete(smsCodes).where(which).returning({ codeHash: smsCodes.codeHash });
  // somebody else may have typed it at the same moment, or a new one may have been sent
  if (spent[0]?.codeHash !== row.codeHash) throw new Refusal('sms_code_incorrect');
}

function nameOf({ merchant, purpose, number }: CodeSubject): string {
  return createHash('sha256').update(`${merchant.code}/${purpose}/${number.full}`).digest('base64url');
}
