import { affiliateCheck } from '@atrium/api';
import { isCallError, type Api } from '@atrium/contract';

/** Checks an affiliate code; returns the server's message if it is invalid. */
export async function checkAffiliate(api: Api, code: string, domain: string): Promise<string | undefined> {
  try {
    await api.call(affiliateCheck, { code, domain });
    return undefined;
  } catch (error) {
    if (!isCallError(error) || error.key === 'cancelled') throw error;
    return error.message;
  }
}
