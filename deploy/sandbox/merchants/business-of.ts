import type { Merchant as Configured } from '../../merchants';
import { aurora } from './aurora';
import { kestrel } from './kestrel';
import { lotus } from './lotus';
import type { Business, Merchant } from './merchant';

const known: Record<string, Business> = { aurora, lotus, kestrel };

/** What a merchant gets for whom the sandbox has nothing of its own. */
const plain: Business = { ...aurora, banners: [], promotions: {}, rebate: false };

/** A configured merchant with its business. */
export function withBusiness(merchant: Configured): Merchant {
  return { ...merchant, ...(known[merchant.code] ?? plain) };
}
