import { vendors, type VendorFault } from './vendors';

const faults = new Map(vendors.map(({ code, fault }) => [code, fault]));

/** The injected fault of a vendor's games; undefined if it has none. */
export function vendorFault(code: string): VendorFault | undefined {
  return faults.get(code);
}
