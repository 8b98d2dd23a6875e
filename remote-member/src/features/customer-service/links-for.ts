import type { CustomerServiceLink } from '@atrium/contract';

/**
 * The entries for a person: those without labels, and those with one of the customer's own.
 * @param labels club labels of the customer; none for a visitor
 */
export function linksFor(entries: readonly CustomerServiceLink[], labels: readonly string[]): CustomerServiceLink[] {
  return entries.filter(({ labelIds = [] }) => labelIds.length === 0 || labelIds.some((id) => labels.includes(id)));
}
