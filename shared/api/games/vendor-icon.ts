/** Icon key that BTI and all vendors beginning with TCG share; `undefined` for a vendor with its own icon. */
export function sharedVendorIcon(vendor: string): 'TCG' | undefined {
  return vendor === 'BTI' || vendor.startsWith('TCG') ? 'TCG' : undefined;
}

/** Icon key of a vendor. */
export function vendorIcon(vendor: string): string {
  return sharedVendorIcon(vendor) ?? vendor;
}
