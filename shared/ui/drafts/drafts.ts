import type { SessionState } from '@atrium/contract';
import { customerDrafts } from './customer-drafts';
import type { Drafts } from './draft-storage';
import { tabDrafts } from './tab-drafts';

/** Drafts of the customer who is signed in, which survive a lost session; without one those of this tab's visitor. */
export function draftsOf(merchant: string, session: SessionState): Drafts {
  if (session.status !== 'signed-in') return tabDrafts(merchant);
  const { id, account } = session.customer;
  // not every back end names an id
  return customerDrafts(merchant, id || `account ${account}`);
}
