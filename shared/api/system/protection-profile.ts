/** Rules of player protection that a merchant applies: those of no regulator, of Malta, or of Great Britain. */
export const protectionProfiles = ['none', 'mga', 'ukgc'] as const;

export type ProtectionProfile = (typeof protectionProfiles)[number];

/** Whether the profile restricts features that are allowed elsewhere, such as random jackpots. Only `ukgc` does. */
export function isStrict(profile: ProtectionProfile): boolean {
  return profile === 'ukgc';
}
