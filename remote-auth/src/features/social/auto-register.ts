import { registerAutoUsername, type AutoUsername, type SocialArguments } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { Outcome } from '../admission/outcome';
import { accountOf } from '../registration/account-of';
import { whereFrom } from '../registration/where-from';
import type { Baggage } from './walk';

/** Name of the text the back end sends with the new account's name. */
const smsTemplate = 'new-account';

/** What registers a social identity under a name the back end makes, and signs it in. */
export function autoRegistration(
  { channel, idToken }: SocialArguments,
  { affiliateCode, referralCode }: Baggage,
  place: Pick<Location, 'href' | 'hostname'>,
): AutoUsername {
  return {
    channel,
    idToken,
    ...whereFrom(place),
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    smsTemplate,
  };
}

/** Registers, and says the new name; whoever counts registrations counts this one too. */
export async function autoRegister(
  { api, events, messages, language }: Pick<Host, 'api' | 'events' | 'messages' | 'language'>,
  request: AutoUsername,
): Promise<Outcome> {
  const { token, customerName, kind } = await api.call(registerAutoUsername, request);
  events.publish('account.registered@1', {});
  const account = accountOf(customerName);
  if (!token) return { kind: 'refused', captcha: false, told: false };
  messages.toast({ kind: 'success', text: language.text('social.registered', { account }), duration: 9_000 });
  return { kind: 'accepted', grant: { token, account, ...(kind !== undefined && { kind }) } };
}
