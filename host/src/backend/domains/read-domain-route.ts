import { domainOrigins, systemDomainRoute } from '@atrium/api';
import type { StartAnswers } from '@atrium/contract';
import * as v from 'valibot';

export interface DomainRoute {
  /** Origins of the merchant's other domains. */
  others: string[];
  /** Address of customer service, where there is a valid one. */
  support: string | undefined;
}

/**
 * The merchant's other domains as the page received them: once this domain fails it is too late to request them.
 * Domains are origins or bare host names; anything else is ignored.
 */
export function readDomainRoute(answers: StartAnswers, origin: string): DomainRoute {
  const read = v.safeParse(systemDomainRoute.answer, answers[systemDomainRoute.id]);
  if (!read.success) return { others: [], support: undefined };
  const { domainList, customerService } = read.output;
  return {
    others: domainOrigins(domainList).filter((other) => other !== origin),
    support: customerService && isAddress(customerService) ? customerService : undefined,
  };
}

function isAddress(address: string): boolean {
  return /^(\/(?![/\\])|https?:\/\/)/.test(address);
}
