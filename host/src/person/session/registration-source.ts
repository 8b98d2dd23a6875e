import * as v from 'valibot';
import type { KeyedStorage } from '../../storage/open-storage';

/** Key in local storage, so that a referral survives until the person registers, in any tab. */
export const registrationSourceKey = 'reg_info';

const RegistrationSourceSchema = v.object({
  affiliateCode: v.optional(v.string()),
  referralCode: v.optional(v.string()),
});

/** The affiliate and referral of this person, kept as `reg_info`. */
export type RegistrationSource = v.InferOutput<typeof RegistrationSourceSchema>;

export function readRegistrationSource(local: KeyedStorage): RegistrationSource {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), RegistrationSourceSchema),
    local.getItem(registrationSourceKey),
  );
  return result.success ? result.output : {};
}

/**
 * Keeps the codes of the page's address: the referral `referralCode`, else `r`, and `affiliateCode`. An absent one
 * leaves the stored one.
 */
export function keepReferral(local: KeyedStorage, query: URLSearchParams): RegistrationSource {
  const source = readRegistrationSource(local);
  const referralCode = query.get('referralCode') || query.get('r');
  const affiliateCode = query.get('affiliateCode');
  if (!referralCode && !affiliateCode) return source;
  const kept = { ...source, ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) };
  local.setItem(registrationSourceKey, JSON.stringify(kept));
  return kept;
}

/** The affiliate of a visitor: the kept one takes precedence over the one of the address. */
export function affiliateCode(source: RegistrationSource, siteCode: string): string {
  return source.affiliateCode || siteCode;
}
