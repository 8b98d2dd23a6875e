import type { RegisterRequest, RegistrationKind, SliderResult } from '@atrium/api';
import type { FormValues } from '../form/form-store';
import { whereFrom, type Senders } from './where-from';

/** What a registration is made of. */
export interface Registration {
  kind: RegistrationKind;
  /** What was filled in, by field. */
  values: FormValues;
  /** Whether registering by phone chooses a password. */
  asksPassword: boolean;
  senders: Senders;
  /** The site's own code, which counts as its affiliate. */
  siteCode: string;
  countryDialingCode?: string | undefined;
  slider?: SliderResult | undefined;
}

/** What is sent. By phone the number is the name; without a password neither of the two is sent. */
export function registerRequest(
  { kind, values, asksPassword, senders, siteCode, countryDialingCode, slider }: Registration,
  place: Pick<Location, 'href' | 'hostname'> = location,
): RegisterRequest {
  const { username, password, verifyPwd, affiliateCode = senders.affiliateCode || siteCode, ...rest } = values;
  const named = kind === 'username' ? username : values['mobileNum'];
  const chosen =
    kind === 'mobile' && !asksPassword
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
    ...(senders.referralCode && { referralCode: senders.referralCode }),
    ...(countryDialingCode && { countryDialingCode }),
    ...slider,
    ...whereFrom(place),
  };
}
