import { vendors, type VendorFault } from './vendors';

const faults = new Map(vendors.map(({ code, fault }) => [code, fault]));

/** What goes wrong with the games of a vendor; undefined for a sound one. */
export function vendorFault(code: string): VendorFault | undefined {
  return faults.get(code);
}
