import { smsCodeNoLogin, smsCodeRegister, smsCodeSignedIn, type SliderResult } from '@atrium/api';
import { smsCountdownInitial, smsCountdownLogin, smsCountdownRegistration } from '@atrium/api/figures';
import type { Api } from '@atrium/contract';

/** What a code is for: to sign in or as a second factor, to register, or for somebody who is signed in. */
export type CodePurpose = 'noLogin' | 'register' | 'signedIn';

/** Where a code goes. */
export interface MobileNumber {
  number: string;
  /** Digits of a country; left out where the merchant asks for none. */
  countryDialingCode?: string | undefined;
}

/** Seconds until another code may be asked for where the server does not say how long one is good for. */
export const usualWait: Record<CodePurpose, number> = {
  noLogin: smsCountdownLogin,
  register: smsCountdownRegistration,
  signedIn: smsCountdownInitial,
};

/** Asks the portal's server to send a code; answers the minutes it is good for, where it says so. */
export async function askForCode(
  api: Api,
  purpose: CodePurpose,
  { number, countryDialingCode }: MobileNumber,
  slider: SliderResult | undefined,
): Promise<number | undefined> {
  const rest = { ...(countryDialingCode && { countryDialingCode }), ...slider };
  const calls = {
    noLogin: () => api.call(smsCodeNoLogin, { mobileNum: number, ...rest }),
    register: () => api.call(smsCodeRegister, { mobileNo: number, ...rest }),
    signedIn: () => api.call(smsCodeSignedIn, { mobileNum: number, ...rest }),
  };
  return (await calls[purpose]()).expiredMinutes;
}
