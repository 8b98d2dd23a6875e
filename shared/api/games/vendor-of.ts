import type { VendorCard } from './models';

/** Vendor code of a card, for searches and launches. */
export function vendorOf({ vassalage, accountTypeName }: Pick<VendorCard, 'vassalage' | 'accountTypeName'>): string {
  return vassalage || accountTypeName;
}
