import { defaultSiteCode } from '@atrium/api/figures';
import type { Merchant } from '../merchants/merchant';

/** The site's own code is not a referral: it was not typed, and belongs to no agent. */
export function withoutSiteCode<Request extends { affiliateCode?: string | undefined }>(
  { siteCodes }: Merchant,
  request: Request,
): Request {
  const { affiliateCode } = request;
  const own = affiliateCode === undefined || affiliateCode === defaultSiteCode || siteCodes.includes(affiliateCode);
  return own ? { ...request, affiliateCode: undefined } : request;
}
