import * as v from 'valibot';

/** Key in the local storage, where the host keeps the codes of links. */
const key = 'reg_info';

/** The referral that the host stored for a later registration. */
const StoredReferralSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ affiliateCode: v.optional(v.string(), ''), referralCode: v.optional(v.string(), '') }),
);

export interface Referral {
  affiliateCode: string;
  referralCode: string;
}

/** The referral of a registration; the code of the current link takes precedence over a stored one. */
export function resolveReferral(
  linkCode: string | undefined,
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): Referral {
  const stored = v.safeParse(StoredReferralSchema, readStored(storage));
  const { affiliateCode, referralCode } = stored.success ? stored.output : { affiliateCode: '', referralCode: '' };
  return { affiliateCode, referralCode: linkCode?.trim() || referralCode };
}

/** Keeps an accepted affiliate code for later registrations, or forgets a refused one. */
export function keepAffiliate(
  affiliateCode: string | undefined,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): void {
  const { referralCode } = resolveReferral(undefined, storage);
  const kept = { ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) };
  try {
    storage().setItem(key, JSON.stringify(kept));
  } catch {
    // storage is forbidden
  }
}

function readStored(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null; // storage is forbidden
  }
}
