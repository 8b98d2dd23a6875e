import type { RegisterRequest, RegistrationKind, SliderResult } from '@atrium/api';
import type { FormValues } from '../form/form-store';
import { type Referral } from './referral';
import { registrationOrigin } from './registration-origin';

/** Input of a registration request. */
export interface Registration {
  kind: RegistrationKind;
  /** Values by field. */
  values: FormValues;
  /** Whether registration by phone includes a password. */
  withPassword: boolean;
  referral: Referral;
  /** The site's own code, which counts as its affiliate. */
  siteCode: string;
  countryDialingCode?: string | undefined;
  slider?: SliderResult | undefined;
}

/** Builds the request. By phone, the number is the username; without a password, neither is sent. */
export function registerRequest(
  { kind, values, withPassword, referral, siteCode, countryDialingCode, slider }: Registration,
  place: Pick<Location, 'href' | 'hostname'> = location,
): RegisterRequest {
  const { username, password, verifyPwd, affiliateCode = referral.affiliateCode || siteCode, ...rest } = values;
  const named = kind === 'username' ? username : values['mobileNum'];
  const chosen =
    kind === 'mobile' && !withPassword
      ? {}
      : {
          ...(named && { username: named }),
          ...(password && { password }),
          ...(verifyPwd && { verifyPwd, confirmPassword: verifyPwd }),
        };
  return {
    ...rest,
    ...chosen,
    affiliateCode,
    ...(referral.referralCode && { referralCode: referral.referralCode }),
    ...(countryDialingCode && { countryDialingCode }),
    ...slider,
    ...registrationOrigin(place),
  };
}
