import type { SocialChannel } from '@atrium/api';
import type { Backend } from '../backend';
import { askSecondFactor } from '../second-factor/verify';
import { admit } from '../session/admit';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { identityOf, spendIdentity } from './identity-of';

/** Signs in the linked account. @throws Refusal `bind_customer_required` while there is none */
export async function signInSocial(backend: Backend, call: Call, social: { channel: SocialChannel; idToken: string }) {
  const identity = await identityOf(backend, call, social);
  if (!identity.account) throw new Refusal('bind_customer_required');
  await askSecondFactor(backend, call, identity.account, { by: 'provider' });
  await spendIdentity(backend, backend.engine.database, identity);
  return admit(backend, call, identity.account);
}
