import type { RegisterRequest } from '@atrium/api';
import { registerMethod } from '@atrium/api/figures';
import * as v from 'valibot';

/** Who sent this person, as the host keeps it for whoever registers later. */
const KeptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ affiliateCode: v.optional(v.string(), ''), referralCode: v.optional(v.string(), '') }),
);

export interface Senders {
  affiliateCode: string;
  referralCode: string;
}

/** The affiliate and the friend this person was sent by; the link the page was opened with goes before an older one. */
export function senders(
  linked: string | undefined,
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): Senders {
  const kept = v.safeParse(KeptSchema, stored(storage));
  const { affiliateCode, referralCode } = kept.success ? kept.output : { affiliateCode: '', referralCode: '' };
  return { affiliateCode, referralCode: linked?.trim() || referralCode };
}

/** What every way of registering says about where it happened. */
export function whereFrom({ href, hostname }: Pick<Location, 'href' | 'hostname'>) {
  return {
    registerMethod,
    registerUrl: href,
    domain: hostname,
    login: true,
  } as const satisfies Partial<RegisterRequest>;
}

function stored(storage: () => Pick<Storage, 'getItem'>): string | null {
  try {
    return storage().getItem('reg_info');
  } catch {
    return null; // a browser that forbids storage
  }
}
