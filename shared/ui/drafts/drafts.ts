import { customerDrafts } from './customer-drafts';
import { tabDrafts } from './tab-drafts';

/** Input by field. */
export type DraftValues = Record<string, string>;

/** Storage for unsent form input. Fails silently, since drafts are optional. */
export interface Drafts {
  read(form: string): Promise<DraftValues>;
  /** Saving an empty draft deletes the former one. */
  save(form: string, draft: DraftValues): Promise<void>;
}

/** Drafts of a customer by id, which survive a lost session; without an id those of this tab's visitor. */
export function draftsOf(merchant: string, customerId: string | undefined): Drafts {
  return customerId === undefined ? tabDrafts(merchant) : customerDrafts(merchant, customerId);
}
