import { registerAutoUsername, type AutoUsername, type SocialArguments } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { Outcome } from '../admission/outcome';
import type { Baggage } from './walk';

/** Name of the text the back end sends with the new account's name. */
const smsTemplate = 'new-account';

/** What registers a social identity under a name the back end makes, and signs it in. */
export function autoRegistration(
  { channel, idToken }: SocialArguments,
  { affiliateCode, referralCode }: Baggage,
  { href, hostname }: Pick<Location, 'href' | 'hostname'>,
): AutoUsername {
  return {
    channel,
    idToken,
    registerUrl: href,
    registerMethod: 'WEB',
    domain: hostname,
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    login: true,
    smsTemplate,
  };
}

/** Registers and says the new name. */
export async function autoRegister(
  { api, messages, language }: Pick<Host, 'api' | 'messages' | 'language'>,
  request: AutoUsername,
): Promise<Outcome> {
  const { token, customerName, isAgent: kind } = await api.call(registerAutoUsername, request);
  // a back end may put the merchant in front
  const account = customerName.slice(customerName.indexOf('@') + 1);
  if (!token) return { kind: 'refused', captcha: false, told: false };
  messages.toast({ kind: 'success', text: language.text('social.registered', { account }), duration: 9_000 });
  return { kind: 'accepted', grant: { token, account, ...(kind !== undefined && { kind }) } };
}
