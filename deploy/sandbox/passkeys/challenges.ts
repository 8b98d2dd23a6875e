import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Backend } from '../backend';
import { passkeyChallenges } from './tables';

/** Milliseconds a person is given for the browser's own dialog. */
export const ceremonyTime = 2 * 60_000;

/** What a challenge was made for: an account that makes a passkey, or a sign-in, which names nobody. */
export interface Purpose {
  merchant: string;
  accountId: number | null;
}

export async function keepChallenge({ engine, clock }: Backend, challenge: string, purpose: Purpose): Promise<void> {
  const now = clock();
  await engine.database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await engine.database
    .insert(passkeyChallenges)
    .values({ challenge, ...purpose, expiresAt: new Date(now + ceremonyTime) });
}

/** Spends a challenge: true once for what it was made for, while it is fresh. */
export async function takeChallenge(
  { engine, clock }: Backend,
  challenge: string,
  { merchant, accountId }: Purpose,
): Promise<boolean> {
  const whose = accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId);
  const [taken] = await engine.database
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), eq(passkeyChallenges.merchant, merchant), whose))
    .returning();
  return taken !== undefined && taken.expiresAt.getTime() >= clock();
}
