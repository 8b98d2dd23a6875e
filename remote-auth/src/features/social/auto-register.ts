import { registerAutoUsername, type AutoUsername, type SocialArguments } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { SignInOutcome } from '../sign-in-flow/sign-in-outcome';
import { accountOf } from '../registration/account-of';
import { registrationOrigin } from '../registration/registration-origin';
import type { Referral } from '../registration/referral';

/** Template of the text message with the new account's name. */
const smsTemplate = 'new-account';

/** Builds the request that registers a social identity under a generated name and signs it in. */
export function autoRegisterRequest(
  { channel, idToken }: SocialArguments,
  { referral, siteCode }: { referral: Referral; siteCode: string },
  place: Pick<Location, 'href' | 'hostname'>,
): AutoUsername {
  return {
    channel,
    idToken,
    ...registrationOrigin(place),
    affiliateCode: referral.affiliateCode || siteCode,
    ...(referral.referralCode && { referralCode: referral.referralCode }),
    smsTemplate,
  };
}

/**
 * Registers, shows the new name, and publishes `account.registered@1`. Undefined where the back end has started no
 * session: the source text names no token in its answer.
 */
export async function autoRegister(
  { api, events, messages, language }: Pick<Host, 'api' | 'events' | 'messages' | 'language'>,
  request: AutoUsername,
): Promise<SignInOutcome | undefined> {
  const { token, customerName, kind } = await api.call(registerAutoUsername, request);
  events.publish('account.registered@1', {});
  const account = accountOf(customerName);
  messages.toast({ kind: 'success', text: language.text('social.registered', { account }), duration: 9_000 });
  return token ? { kind: 'accepted', grant: { token, account, ...(kind !== undefined && { kind }) } } : undefined;
}
