import { and, count, eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { randomText } from '../random-text';
import { hashToken } from '../session/token';
import { recoveryCodes } from './tables';

/** Without ambiguous characters. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeCount = 10;

/** Replaces the recovery codes with ten new ones. This is the only time they are readable. */
export async function replaceRecoveryCodes(queries: Queries, accountId: number, now: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  const createdAt = new Date(now);
  await queries
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: hashToken(plain(code)), createdAt })));
  return codes;
}

/** Consumes a code; false when it is unknown or used. */
export async function consumeRecoveryCode(queries: Queries, accountId: number, typed: string): Promise<boolean> {
  const taken = await queries
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashToken(plain(typed)))))
    .returning();
  return taken.length === 1;
}

/** Number of unused codes. */
export async function recoveryCodesLeft(queries: Queries, accountId: number): Promise<number> {
  const [row] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}

export async function deleteRecoveryCodes(queries: Queries, accountId: number): Promise<void> {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** `7Q3KD-M9TRX`: 49 bits, far beyond guessing at the throttled rate. */
function newCode(): string {
  return `${randomText(alphabet, 5)}-${randomText(alphabet, 5)}`;
}

/** Normalizes a code as typed or pasted. */
function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}
