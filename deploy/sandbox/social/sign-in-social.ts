import type { SocialChannel } from '@atrium/api';
import type { Backend } from '../backend';
import { requireSecondFactor } from '../second-factor/verify';
import { completeSignIn } from '../session/complete-sign-in';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { identityOf, consumeIdentity } from './identity-of';

/** Signs in the linked account. @throws Refusal `bind_customer_required` while there is none */
export async function signInSocial(backend: Backend, call: Call, social: { channel: SocialChannel; idToken: string }) {
  const identity = await identityOf(backend, call, social);
  if (!identity.account) throw new Refusal('bind_customer_required');
  await requireSecondFactor(backend, call, identity.account, { by: 'provider' });
  await consumeIdentity(backend, backend.engine.database, identity);
  return completeSignIn(backend, call, identity.account);
}
