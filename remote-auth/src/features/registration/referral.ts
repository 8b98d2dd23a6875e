import { readRegistrationSource, storeRegistrationSource } from '@atrium/api';

export interface Referral {
  affiliateCode: string;
  referralCode: string;
}

/** The referral of a registration; the code of the current link takes precedence over a stored one. */
export function resolveReferral(linkCode: string | undefined): Referral {
  const { affiliateCode = '', referralCode = '' } = readRegistrationSource(() => localStorage);
  return { affiliateCode, referralCode: linkCode?.trim() || referralCode };
}

/** Keeps an accepted affiliate code for later registrations, or forgets a refused one. */
export function keepAffiliate(affiliateCode: string | undefined): void {
  const { referralCode } = readRegistrationSource(() => localStorage);
  storeRegistrationSource({ affiliateCode, referralCode }, () => localStorage);
}
