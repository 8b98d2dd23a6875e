import { affiliateCheck } from '@atrium/api';
import { isCallError, type Api } from '@atrium/contract';

/** Asks whether a typed code is an affiliate's; answers the server's words where it is not. */
export async function affiliateRefusal(api: Api, code: string, domain: string): Promise<string | undefined> {
  try {
    await api.call(affiliateCheck, { code, domain });
    return undefined;
  } catch (error) {
    if (!isCallError(error) || error.key === 'cancelled') throw error;
    return error.message;
  }
}
