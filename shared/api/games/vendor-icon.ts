/** Icon key of a vendor: BTI and all vendors that begin with TCG share one. */
export function vendorIcon(vendor: string): string {
  return vendor === 'BTI' || vendor.startsWith('TCG') ? 'TCG' : vendor;
}
