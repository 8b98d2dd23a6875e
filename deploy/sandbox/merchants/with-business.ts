import type { Merchant as Configured } from '../../merchants';
import { aurora } from './aurora';
import { kestrel } from './kestrel';
import { lotus } from './lotus';
import type { Business, Merchant } from './merchant';

const known: Record<string, Business> = { aurora, lotus, kestrel };

/** Business data of a merchant without a definition in the sandbox. */
const plain: Business = { ...aurora, banners: [], promotions: {}, rebate: false };

/** Adds the business data to a configured merchant. */
export function withBusiness(merchant: Configured): Merchant {
  return { ...merchant, ...(known[merchant.code] ?? plain) };
}
