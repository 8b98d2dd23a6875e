import { customerDrafts } from './customer-drafts';
import type { Drafts } from './draft-storage';
import { tabDrafts } from './tab-drafts';

/** Drafts of a customer by id, which survive a lost session; without an id those of this tab's visitor. */
export function draftsOf(merchant: string, customerId: string | undefined): Drafts {
  return customerId === undefined ? tabDrafts(merchant) : customerDrafts(merchant, customerId);
}
