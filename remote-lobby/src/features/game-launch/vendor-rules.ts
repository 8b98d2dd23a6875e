/** What a vendor does otherwise than the rest. */
export interface VendorRule {
  /** Languages the vendor does not speak, with the one it is asked in instead. */
  languages?: Record<string, string>;
}

const englishForIndonesian: VendorRule = { languages: { ID: 'EN' } };

/** The eight vendors known to have rules of their own; an empty rule is a vendor whose rule nobody has stated yet. */
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

/** The language a vendor's game starts in. */
export function launchLanguage(vendor: string, language: string): string {
  return vendorRules[vendor]?.languages?.[language] ?? language;
}

/** Key of the icon that stands for a vendor: BTI and everything that begins with TCG share one. */
export function vendorIcon(vendor: string): string {
  return vendor === 'BTI' || vendor.startsWith('TCG') ? 'TCG' : vendor;
}
