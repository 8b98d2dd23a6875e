import { eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { checkSecretThrottled } from '../secret-attempts/check-secret-throttled';
import type { SignedIn } from '../session/signed-in';
import { sessions } from '../session/tables';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** How long a proof stays fresh. Milliseconds, 5 minutes. */
const freshFor = 5 * 60_000;

/**
 * Verifies the password of the signed-in account; throttled like a sign-in, with a separate count.
 * @throws Refusal
 */
export async function verifyPassword(backend: Backend, call: CustomerCall, password: string): Promise<void> {
  const { account, sessionHash } = call.customer;
  const right = await checkSecretThrottled(backend, call, account, 'proof', (hasher) =>
    hasher.matches(password, account.password),
  );
  if (!right) throw new Refusal('password_incorrect');
  const provenAt = new Date(backend.clock());
  await backend.engine.database.update(sessions).set({ provenAt }).where(eq(sessions.tokenHash, sessionHash));
}

/** Changes to an account's protection need a sign-in or a password check within the last minutes. @throws Refusal */
export async function requireFreshProof(
  { engine, clock }: Backend,
  { sessionHash }: Pick<SignedIn, 'sessionHash'>,
): Promise<void> {
  const [session] = await engine.database.select().from(sessions).where(eq(sessions.tokenHash, sessionHash));
  const proven = Math.max(session?.createdAt.getTime() ?? 0, session?.provenAt?.getTime() ?? 0);
  if (clock() - proven > freshFor) throw new Refusal('password_verification_needed');
}
