import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Backend } from '../backend';
import { passkeyChallenges } from './tables';

/** Time for the browser's own dialog, in milliseconds. */
export const ceremonyTime = 2 * 60_000;

/** What a challenge was issued for: an account adding a passkey, or a sign-in, which names no account. */
export interface ChallengePurpose {
  merchant: string;
  accountId: number | null;
}

export async function storeChallenge(
  { engine, clock }: Backend,
  challenge: string,
  purpose: ChallengePurpose,
): Promise<void> {
  const now = clock();
  await engine.database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await engine.database
    .insert(passkeyChallenges)
    .values({ challenge, ...purpose, expiresAt: new Date(now + ceremonyTime) });
}

/** Consumes a challenge: true once, for the purpose it was issued for, until it expires. */
export async function consumeChallenge(
  { engine, clock }: Backend,
  challenge: string,
  { merchant, accountId }: ChallengePurpose,
): Promise<boolean> {
  const purposeOwner =
    accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId);
  const [taken] = await engine.database
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), eq(passkeyChallenges.merchant, merchant), purposeOwner))
    .returning();
  return taken !== undefined && taken.expiresAt.getTime() >= clock();
}
