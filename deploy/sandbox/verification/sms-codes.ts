import { createHash } from 'node:crypto';
import { SmsCodeSchema } from '@atrium/api';
import { eq, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import type { Merchant } from '../merchants/merchant';
import { randomDigits } from '../random-text';
import { Refusal } from '../wire/refusal';
import type { PhoneNumber } from './phone-number';
import { smsCodes } from './tables';

/** What a code was requested for; a registration code cannot sign in. */
export type CodePurpose = 'noLogin' | 'register' | 'signedIn';

/** Validity of a code in minutes. */
export const codeMinutes = 2;
/** Wrong attempts after which a code is void. */
const maxAttempts = 5;
/** How long an expired code is still reported as expired. Milliseconds. */
const retention = 24 * 3_600_000;

/** What a code is bound to. */
export interface CodeSubject {
  merchant: Pick<Merchant, 'code'>;
  purpose: CodePurpose;
  number: PhoneNumber;
}

/** A six-digit code and the hash to store; generated before a transaction, so that hashing does not hold it open. */
export async function generateCode(hasher: Hasher): Promise<{ code: string; codeHash: string }> {
  const code = randomDigits(6);
  return { code, codeHash: await hasher.hash(code) };
}

/** Stores a code until it expires, replacing an earlier one. */
export async function storeCode({ clock }: Backend, queries: Queries, subject: CodeSubject, codeHash: string) {
  const now = clock();
  const expiresAt = new Date(now + codeMinutes * 60_000);
  const row = { subject: nameOf(subject), codeHash, tries: 0, expiresAt };
  await queries.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(now - retention)));
  await queries.insert(smsCodes).values(row).onConflictDoUpdate({ target: smsCodes.subject, set: row });
}

/**
 * Consumes the code sent to a number: succeeds once. Wrong attempts are counted, so this must not be called in a
 * transaction that a refusal rolls back.
 * @throws Refusal `sms_code_incorrect`; `auth/code-expired` when it has expired, or after too many wrong attempts
 */
export async function consumeSmsCode(
  { engine, clock }: Pick<Backend, 'engine' | 'clock'>,
  hasher: Hasher,
  subject: CodeSubject,
  typed: string,
): Promise<void> {
  // no code at all: not hashed, and no attempt
  if (!v.is(SmsCodeSchema, typed.trim())) throw new Refusal('sms_code_incorrect');
  const which = eq(smsCodes.subject, nameOf(subject));
  const [row] = await engine.database
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(which)
    .returning();
  // codes are stored for any requested number, so this reveals nothing about an account
  if (!row) throw new Refusal('sms_code_incorrect');
  if (row.expiresAt.getTime() <= clock() || row.tries > maxAttempts) throw new Refusal('auth/code-expired');
  if (!(await hasher.matches(typed.trim(), row.codeHash))) throw new Refusal('sms_code_incorrect');
  const spent = await engine.database.delete(smsCodes).where(which).returning({ codeHash: smsCodes.codeHash });
  // a concurrent request may have consumed or replaced it
  if (spent[0]?.codeHash !== row.codeHash) throw new Refusal('sms_code_incorrect');
}

function nameOf({ merchant, purpose, number }: CodeSubject): string {
  return createHash('sha256').update(`${merchant.code}/${purpose}/${number.full}`).digest('base64url');
}
