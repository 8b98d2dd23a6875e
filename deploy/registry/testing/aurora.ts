import type { RequestingMerchant } from '../retention/servable-files';

/** A merchant that requests files. */
export const aurora: RequestingMerchant = { code: 'aurora', remotes: ['lobby', 'mall', 'member'] };
