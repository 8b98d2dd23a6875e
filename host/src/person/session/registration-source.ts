import * as v from 'valibot';
import type { KeyedStorage } from '../../storage/open-storage';

/** Key in local storage, so that a referral survives until the person registers, in whatever tab. */
export const registrationSourceKey = 'reg_info';

const RegistrationSourceSchema = v.object({
  affiliateCode: v.optional(v.string()),
  referralCode: v.optional(v.string()),
});

/** Who sent this person: kept as `reg_info`. */
export type RegistrationSource = v.InferOutput<typeof RegistrationSourceSchema>;

export function readRegistrationSource(local: KeyedStorage): RegistrationSource {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), RegistrationSourceSchema),
    local.getItem(registrationSourceKey),
  );
  return result.success ? result.output : {};
}

/** Keeps the referral the page was asked with: `referralCode`, else `r`. A page without one leaves what is kept. */
export function keepReferral(local: KeyedStorage, query: URLSearchParams): RegistrationSource {
  const source = readRegistrationSource(local);
  const referralCode = query.get('referralCode') || query.get('r');
  if (!referralCode) return source;
  const kept = { ...source, referralCode };
  local.setItem(registrationSourceKey, JSON.stringify(kept));
  return kept;
}

/** The affiliate a visitor counts for: the one kept before the one the address gives. */
export function affiliateCode(source: RegistrationSource, siteCode: string): string {
  return source.affiliateCode || siteCode;
}
