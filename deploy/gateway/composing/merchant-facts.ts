import { isStrict, tagFields } from '@atrium/api';
import type { Fact, Truth } from '@atrium/contract';
import type { PageMerchant } from './page-merchant';

/** Facts about a merchant that are true for all its visitors. */
export function merchantFacts(merchant: PageMerchant): Fact[] {
  return [
    ...Object.entries(merchant.switches).map(([name, on]): Fact => (on ? `switch:${name}` : `switch:${name}.off`)),
    ...merchant.remotes.map((name): Fact => `setting:remote.${name}`),
    ...(merchant.shell.loginPop ? (['setting:loginPop'] as const) : []),
    ...(merchant.chat ? (['setting:chat'] as const) : []),
    ...(hasTags(merchant) ? (['setting:tracking'] as const) : []),
    ...(merchant.home?.type ? [`setting:home.${merchant.home.type}` as const] : []),
    ...(merchant.templates.switchRegister ? (['setting:registration'] as const) : []),
    ...(merchant.protection && isStrict(merchant.protection.profile) ? (['setting:strict-protection'] as const) : []),
    ...merchant.resources.filter(({ url }) => url).map(({ resourceType }): Fact => `resource:${resourceType}`),
    ...merchant.languages.map((code): Fact => `language:${code}`),
  ];
}

/** Whether the merchant has any tag, which needs the visitor's consent. */
function hasTags({ tracking = [] }: PageMerchant): boolean {
  return tracking.some((configuration) => Object.values(tagFields).some((field) => configuration[field]));
}

/** Evaluates facts on the server: merchant facts are known, facts about the person are not. */
export function knownToServer(merchant: PageMerchant): (fact: Fact) => Truth {
  const facts = new Set<Fact>(merchantFacts(merchant));
  return (fact) => (/^(switch|setting|resource|language):/.test(fact) ? facts.has(fact) : 'unknown');
}
