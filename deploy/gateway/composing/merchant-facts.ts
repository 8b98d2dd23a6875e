import { tagFields } from '@atrium/api';
import type { Fact, Truth } from '@atrium/contract';
import type { PageMerchant } from './page-merchant';

/** Facts about a merchant that are true for everybody on its pages. */
export function merchantFacts(merchant: PageMerchant): Fact[] {
  return [
    ...Object.entries(merchant.switches).map(([name, on]): Fact => (on ? `switch:${name}` : `switch:${name}.off`)),
    ...(merchant.shell.loginPop ? (['setting:loginPop'] as const) : []),
    ...(merchant.chat ? (['setting:chat'] as const) : []),
    ...(hasTags(merchant) ? (['setting:tracking'] as const) : []),
    ...(merchant.templates.switchRegister ? (['setting:registration'] as const) : []),
    ...merchant.resources.filter(({ url }) => url).map(({ resourceType }): Fact => `resource:${resourceType}`),
    ...merchant.languages.map((code): Fact => `language:${code}`),
  ];
}

/** Whether any tag is to be loaded for anybody, so that people have to be asked. */
function hasTags({ tracking = [] }: PageMerchant): boolean {
  return tracking.some((configuration) => Object.values(tagFields).some((field) => configuration[field]));
}

/** What the server knows of a fact: merchant facts for certain, those about the person not at all. */
export function knownToServer(merchant: PageMerchant): (fact: Fact) => Truth {
  const facts = new Set<Fact>(merchantFacts(merchant));
  return (fact) => (/^(switch|setting|resource|language):/.test(fact) ? facts.has(fact) : 'unknown');
}
