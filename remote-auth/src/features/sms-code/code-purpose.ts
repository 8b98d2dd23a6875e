import { smsCodeNoLogin, smsCodeRegister, smsCodeSignedIn, type SliderResult } from '@atrium/api';
import { smsCountdownInitial, smsCountdownLogin, smsCountdownRegistration } from '@atrium/api/figures';
import type { Api } from '@atrium/contract';
import type { DiallingCode } from '../dialling-code/dialling-code-store';

/** Purpose of a code: sign-in or second factor, registration, or a signed-in customer. */
export type CodePurpose = 'noLogin' | 'register' | 'signedIn';

/** The recipient of a code. */
export interface MobileNumber {
  number: string;
  /** Absent if the merchant does not ask for it. */
  countryDialingCode?: DiallingCode;
}

/** Default seconds until another code can be sent, if the server gives no lifetime. */
export const defaultWait: Record<CodePurpose, number> = {
  noLogin: smsCountdownLogin,
  register: smsCountdownRegistration,
  signedIn: smsCountdownInitial,
};

/** Requests a code; returns the minutes it is valid for, if the server says so. */
export async function requestCode(
  api: Api,
  purpose: CodePurpose,
  { number, countryDialingCode }: MobileNumber,
  slider: SliderResult | undefined,
): Promise<number | undefined> {
  const code = await countryDialingCode;
  const rest = { ...(code && { countryDialingCode: code }), ...slider };
  const calls = {
    noLogin: () => api.call(smsCodeNoLogin, { mobileNum: number, ...rest }),
    register: () => api.call(smsCodeRegister, { mobileNo: number, ...rest }),
    signedIn: () => api.call(smsCodeSignedIn, { mobileNum: number, ...rest }),
  };
  return (await calls[purpose]()).expiredMinutes;
}
