import type { RequestingMerchant } from '../retention/servable-files';

/** A merchant whose pages ask for files. */
export const aurora: RequestingMerchant = { code: 'aurora', remotes: ['lobby', 'mall', 'member'] };
