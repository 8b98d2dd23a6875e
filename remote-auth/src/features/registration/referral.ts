import * as v from 'valibot';

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

function readStored(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem('reg_info');
  } catch {
    return null; // storage is forbidden
  }
}
