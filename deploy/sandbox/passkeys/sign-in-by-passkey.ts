import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { limitNetwork } from '../limits/limit-network';
import { loginAnswer } from '../session/login-answer';
import { startSession } from '../session/sessions';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { ceremonyTime, storeChallenge, consumeChallenge } from './challenges';
import { relyingParty, type RelyingParty } from './relying-party';
import { passkeys, type StoredPasskey } from './tables';

/** Options for a passkey sign-in: any passkey of this portal, without naming an account first. */
export async function beginPasskeySignIn(backend: Backend, call: Call) {
  await limitNetwork(backend, call, 'passkey');
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(backend, call).id,
    userVerification: 'required',
    timeout: ceremonyTime,
  });
  await storeChallenge(backend, options.challenge, { merchant: call.merchant.code, accountId: null });
  return options;
}

/**
 * Signs in the owner of a passkey. Every failure gets the same answer. A counter that did not increase indicates a
 * clone and is refused.
 * @throws Refusal `passkey_refused`, `login_try_later`
 */
export async function signInByPasskey(backend: Backend, call: Call, { response }: { response: { id: string } }) {
  await limitNetwork(backend, call, 'passkey-proof');
  const { engine, clock } = backend;
  const [found] = await engine.database
    .select({ passkey: passkeys, account: accounts })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(and(eq(passkeys.id, response.id), eq(accounts.merchant, call.merchant.code)));
  if (!found) throw new Refusal('passkey_refused');
  const { passkey, account } = found;
  const newCounter = await verify(backend, call, response as AuthenticationResponseJSON, passkey);
  const token = await engine.transaction(async (transaction) => {
    const used = { counter: newCounter, usedAt: new Date(clock()) };
    // only if unchanged since verification: a concurrent use fails
    const [counted] = await transaction
      .update(passkeys)
      .set(used)
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning();
    if (!counted) throw new Refusal('passkey_refused');
    return startSession(backend, transaction, account.id, call);
  });
  return loginAnswer({ token, kind: account.kind, isFirst: account.lastLoginAt === null });
}

async function verify(backend: Backend, call: Call, response: AuthenticationResponseJSON, passkey: StoredPasskey) {
  const party: RelyingParty = relyingParty(backend, call);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      consumeChallenge(backend, challenge, { merchant: call.merchant.code, accountId: null }),
    expectedOrigin: party.origin,
    expectedRPID: passkey.relyingParty,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((): never => {
    throw new Refusal('passkey_refused');
  });
  if (!verified) throw new Refusal('passkey_refused');
  return authenticationInfo.newCounter;
}
