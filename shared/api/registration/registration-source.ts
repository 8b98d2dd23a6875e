import * as v from 'valibot';

/** Key in local storage, so that the codes survive until the person registers, in any tab. */
const key = 'reg_info';

const RegistrationSourceSchema = v.object({
  affiliateCode: v.optional(v.string()),
  referralCode: v.optional(v.string()),
});

/** The affiliate and the referral of this person, kept as `reg_info` by the host and by registrations. */
export type RegistrationSource = v.InferOutput<typeof RegistrationSourceSchema>;

/** The stored codes; none where the browser forbids storage. */
export function readRegistrationSource(storage: () => Pick<Storage, 'getItem'>): RegistrationSource {
  try {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), RegistrationSourceSchema), storage().getItem(key));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** Stores the codes in place of the former ones, and leaves out empty ones. */
export function storeRegistrationSource(
  { affiliateCode, referralCode }: RegistrationSource,
  storage: () => Pick<Storage, 'setItem'>,
): void {
  try {
    storage().setItem(
      key,
      JSON.stringify({ ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }) }),
    );
  } catch {
    // the browser forbids storage
  }
}
