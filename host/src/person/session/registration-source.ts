import { readRegistrationSource, storeRegistrationSource, type RegistrationSource } from '@atrium/api';
import type { KeyedStorage } from '../../storage/open-storage';

/**
 * Keeps the codes of the page's address: the referral `referralCode`, else `r`, and `affiliateCode` where none is
 * stored, because a stored one goes before the address. An absent one leaves the stored one.
 */
export function keepReferral(local: KeyedStorage, query: URLSearchParams): void {
  const source = readRegistrationSource(() => local);
  const referralCode = query.get('referralCode') || query.get('r') || source.referralCode;
  const affiliateCode = source.affiliateCode || query.get('affiliateCode') || undefined;
  if (referralCode === source.referralCode && affiliateCode === source.affiliateCode) return;
  storeRegistrationSource({ affiliateCode, referralCode }, () => local);
}

/** The affiliate of a visitor: the kept one takes precedence over the one of the address. */
export function affiliateCode(source: RegistrationSource, siteCode: string): string {
  return source.affiliateCode || siteCode;
}
