import type { SocialChannel } from '@atrium/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { socialFlowOf, providerOf } from './social-flow';
import { socialAttempts, socialIdentities } from './tables';

/** An identity verified by a social sign-in provider. */
export interface SocialIdentity {
  issuer: string;
  subject: string;
  email: string | undefined;
  name: string | undefined;
  /** The linked account; undefined while there is none. */
  account: Account | undefined;
  /** The sign-in flow that produced the id token. */
  stateHash: string;
}

/** The identity of an id token. @throws Refusal `social_refused`, `social_not_supported` */
export async function identityOf(
  backend: Backend,
  call: Call,
  { channel, idToken }: { channel: SocialChannel; idToken: string },
): Promise<SocialIdentity> {
  const provider = await providerOf(backend, call, channel);
  const { claims, attempt } = await socialFlowOf(backend, call, provider, idToken);
  const { iss: issuer, sub: subject, name } = claims;
  // an unverified address may belong to another person
  const email = claims.email_verified ? claims.email : undefined;
  const [found] = await backend.engine.database
    .select({ account: accounts })
    .from(socialIdentities)
    .innerJoin(accounts, eq(accounts.id, socialIdentities.accountId))
    .where(
      and(
        eq(socialIdentities.merchant, call.merchant.code),
        eq(socialIdentities.issuer, issuer),
        eq(socialIdentities.subject, subject),
      ),
    );
  return { issuer, subject, email, name, account: found?.account, stateHash: attempt.stateHash };
}

/**
 * Consumes the sign-in flow, so that its id token cannot be used again.
 * @throws Refusal `social_refused` when it was used before
 */
export async function consumeIdentity(
  { clock }: Backend,
  queries: Queries,
  { stateHash }: SocialIdentity,
): Promise<void> {
  const spent = await queries
    .update(socialAttempts)
    .set({ spentAt: new Date(clock()) })
    .where(and(eq(socialAttempts.stateHash, stateHash), isNull(socialAttempts.spentAt)))
    .returning({ stateHash: socialAttempts.stateHash });
  if (spent.length === 0) throw new Refusal('social_refused');
}
