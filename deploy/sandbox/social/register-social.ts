import type { AutoUsername } from '@atrium/api';
import type { Backend } from '../backend';
import { sendMessage } from '../outbox/send-message';
import { registerAutomatically } from '../registration/register-automatically';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { linkIdentity } from './bind-identity';
import { identityOf } from './identity-of';

/**
 * Creates an account for a social identity and mails its name.
 * @throws Refusal `social_taken` when the identity is already linked
 */
export async function registerSocial(
  backend: Backend,
  call: Call,
  { channel, idToken, smsTemplate, ...registration }: AutoUsername,
) {
  const identity = await identityOf(backend, call, { channel, idToken });
  if (identity.account) throw new Refusal('social_taken');
  const { name: nickname, email } = identity;
  return registerAutomatically(backend, call, registration, {
    nickname,
    email,
    bind: async (transaction, account) => {
      await linkIdentity(backend, transaction, identity, account);
      if (email === undefined || smsTemplate !== 'new-account') return;
      await sendMessage(backend, transaction, {
        merchant: call.merchant,
        kind: 'mail',
        to: email,
        template: smsTemplate,
        language: call.language,
        values: { name: account.name },
        accountId: account.id,
      });
    },
  });
}
