import type { PageMerchant } from '@atrium/deploy/composing';
import { demoMerchants } from '@atrium/deploy/demo-merchants';

export type SmokeMerchantCode = 'everything' | 'nothing';

/** A merchant of the smoke test; its switches can change while it is served. */
export interface SmokeMerchant extends PageMerchant {
  switches: Record<string, boolean>;
}

/**
 * Two merchants with all remotes: one with everything on and the sign-in popup, one with everything off and no popup.
 * Both are in English, so that checks can search for texts.
 */
export function smokeMerchants(remotes: string[]): Record<SmokeMerchantCode, SmokeMerchant> {
  const [base] = demoMerchants;
  const merchant = (code: SmokeMerchantCode, on: boolean): SmokeMerchant => ({
    ...base,
    code,
    name: on ? 'Everything' : 'Nothing',
    languages: ['EN', ...base.languages.filter((language) => language !== 'EN')],
    currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 },
    remotes,
    switches: Object.fromEntries(Object.keys(base.switches).map((name) => [name, on])),
    shell: { loginPop: on },
    resources: on ? base.resources : [],
  });
  return { everything: merchant('everything', true), nothing: merchant('nothing', false) };
}
