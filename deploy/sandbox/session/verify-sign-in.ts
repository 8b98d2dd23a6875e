import type { SecondProof, SocialChannel } from '@atrium/api';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { checkSecondFactor } from '../second-factor/verify';
import { bind } from '../social/bind-identity';
import { identityOf, type SocialIdentity } from '../social/identity-of';
import { isPhoneNumber } from '../verification/phone-number';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { admit } from './admit';
import { provenAccount } from './sign-in';

/** What a second factor is added to: name and password, an id token, or both where the two are to be bound. */
interface FirstProof {
  username?: string | undefined;
  password?: string | undefined;
  channel?: SocialChannel | undefined;
  idToken?: string | undefined;
}

/** Signs in with both proofs at once, so that nothing has to be remembered between them. */
export async function verifySignIn(
  backend: Backend,
  call: Call,
  { username, password, channel, idToken, ...proof }: FirstProof & SecondProof,
) {
  const identity = channel && idToken ? await identityOf(backend, call, { channel, idToken }) : undefined;
  const account = await firstProven(backend, call, { username, password }, identity);
  await checkSecondFactor(backend, call, account, proof);
  if (identity) await bind(backend, identity, account);
  return admit(backend, call, account);
}

async function firstProven(
  backend: Backend,
  call: Call,
  { username, password }: FirstProof,
  identity: SocialIdentity | undefined,
): Promise<Account> {
  if (username !== undefined && password !== undefined) {
    // which of the two was typed is not sent again
    const named = await findAccount(backend.engine.database, call.merchant.code, username);
    const type = !named && isPhoneNumber(call.merchant, username) ? 'mobileNum' : 'username';
    return provenAccount(backend, call, { username, password, type }, { again: true });
  }
  if (!identity) throw new Refusal('request_invalid', { status: 400 });
  if (!identity.account) throw new Refusal('bind_customer_required');
  return identity.account;
}
