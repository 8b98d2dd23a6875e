import type { SecondProof, SocialChannel } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { checkSecretThrottled } from '../secret-attempts/check-secret-throttled';
import { checkSecondFactor } from '../second-factor/verify';
import { bindInTransaction } from '../social/bind-identity';
import { identityOf } from '../social/identity-of';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { completeSignIn } from './complete-sign-in';
import { pendingAccount, consumePendingSignIn } from './pending-sign-ins';

/** The first factor: name and password, an id token, or both to bind the two. */
interface FirstFactorProof {
  username?: string | undefined;
  password?: string | undefined;
  channel?: SocialChannel | undefined;
  idToken?: string | undefined;
}

/**
 * Completes a sign-in with both factors at once. A name and password are accepted in the browser that started the
 * sign-in with them; an id token is bound to its browser by itself.
 */
export async function verifySignIn(
  backend: Backend,
  call: Call,
  { username, password, channel, idToken, ...proof }: FirstFactorProof & SecondProof,
) {
  const typed = username !== undefined && password !== undefined;
  const begun = typed ? await checkPasswordAgain(backend, call, username, password) : undefined;
  const identity = channel && idToken ? await identityOf(backend, call, { channel, idToken }) : undefined;
  if (!begun && !identity) throw new Refusal('request_invalid');
  const account = begun ?? identity?.account;
  if (!account) throw new Refusal('bind_customer_required');
  await checkSecondFactor(backend, call, account, proof);
  if (identity) await bindInTransaction(backend, identity, account);
  if (begun) await consumePendingSignIn(backend, call, begun);
  return completeSignIn(backend, call, account);
}

/** Checks the password again. Each attempt counts; slider and captcha were passed before the sign-in was started. */
async function checkPasswordAgain(backend: Backend, call: Call, username: string, password: string): Promise<Account> {
  const account = await pendingAccount(backend, call, username);
  const right = await checkSecretThrottled(backend, call, account, 'begun', (hasher) =>
    hasher.matches(password, account.password),
  );
  if (!right) throw new Refusal('login_failed');
  return account;
}
