import type { Merchant } from './merchant';

/** The provider of the numbered lotteries: merchants have it with the lottery remote, not by their list of vendors. */
export const lotteryProvider = 'LOTT';

/** Vendors with games that a merchant's pages frame; no other vendor's host exists. */
export function framedVendors({ vendors, remotes }: Pick<Merchant, 'vendors' | 'remotes'>): string[] {
  return remotes.includes('lottery') ? [...new Set([...vendors, lotteryProvider])] : vendors;
}
