import { affiliateCheck } from '@atrium/api';
import { isCallError, type Api, type CallError } from '@atrium/contract';
import { isTooMany } from '../form/shown-by-host';

/** The server's verdict on an affiliate code; `unchecked` when it gave none. */
export type AffiliateCheck = { kind: 'accepted' } | { kind: 'refused'; message: string } | { kind: 'unchecked' };

export async function checkAffiliate(api: Api, code: string, domain: string): Promise<AffiliateCheck> {
  try {
    await api.call(affiliateCheck, { code, domain });
    return { kind: 'accepted' };
  } catch (error) {
    if (!isCallError(error) || error.key === 'cancelled') throw error;
    return isVerdict(error) ? { kind: 'refused', message: error.message } : { kind: 'unchecked' };
  }
}

/** Keys of failures that reached no server, or that no server wrote. */
const withoutAnswer: readonly string[] = ['network', 'timeout', 'shape', 'session-lost'];

/** 408 and 429: the server did not look at the code. */
const unread: readonly number[] = [408, 429];

function isVerdict({ key, details: { status = 200 } }: CallError): boolean {
  return status < 500 && !unread.includes(status) && !withoutAnswer.includes(key) && !isTooMany(key);
}
