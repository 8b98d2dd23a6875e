/** Special rules of a vendor. */
export interface VendorRule {
  /** Replacements for languages the vendor does not support. */
  languages?: Record<string, string>;
}

const englishForIndonesian: VendorRule = { languages: { ID: 'EN' } };

/** The eight vendors with special rules; an empty rule is not specified yet. */
export const vendorRules: Record<string, VendorRule> = {
  PT: {},
  PTSS: {},
  DG: englishForIndonesian,
  GPI: {},
  ALB: {},
  BBIN: {},
  JDB: englishForIndonesian,
  AE: englishForIndonesian,
};

/** Launch language of a vendor's game. */
export function launchLanguage(vendor: string, language: string): string {
  return vendorRules[vendor]?.languages?.[language] ?? language;
}
