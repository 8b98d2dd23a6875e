import { affiliateCheck } from '@atrium/api';
import { isCallError, type Api, type CallError } from '@atrium/contract';

/** The server's word about an affiliate code; `unchecked` when it gave none, which says nothing about the code. */
export type AffiliateCheck = { kind: 'accepted' } | { kind: 'refused'; message: string } | { kind: 'unchecked' };

export async function checkAffiliate(api: Api, code: string, domain: string): Promise<AffiliateCheck> {
  try {
    await api.call(affiliateCheck, { code, domain });
    return { kind: 'accepted' };
  } catch (error) {
    if (!isCallError(error) || error.key === 'cancelled') throw error;
    return isWord(error) ? { kind: 'refused', message: error.message } : { kind: 'unchecked' };
  }
}

/** Keys of failures without a word of the server. */
const wordless = [
  'network',
  'timeout',
  'shape',
  'session-lost',
  'login_try_later',
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
];
const busy = 429;

function isWord({ key, details: { status = 200 } }: CallError): boolean {
  return status < 500 && status !== busy && !wordless.includes(key) && !/^http-(5|408|429)/.test(key);
}
