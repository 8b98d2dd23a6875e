import * as v from 'valibot';
import { waitAtMost } from '../wait-at-most';
import { withObjectStore } from './with-object-store';
import type { Drafts } from './draft-storage';

const place = { database: 'atrium.drafts', store: 'drafts' };
/** Lifetime of a draft, in milliseconds. */
const lifetime = 86_400_000;

const SavedDraftSchema = v.object({ at: v.number(), draft: v.record(v.string(), v.string()) });

/** Drafts of a customer, in IndexedDB under the customer's id, because a lost session clears both storages. */
export function customerDrafts(merchant: string, customerId: string, now: () => number = Date.now): Drafts {
  const keyOf = (form: string) => `${merchant}/${customerId}/${form}`;
  return {
    async read(form) {
      const kept = await request((drafts) => drafts.get(keyOf(form)), 'readonly');
      const read = v.safeParse(SavedDraftSchema, kept);
      return read.success && now() - read.output.at < lifetime ? read.output.draft : {};
    },
    async save(form, draft) {
      const empty = Object.keys(draft).length === 0;
      await request(
        (drafts) => (empty ? drafts.delete(keyOf(form)) : drafts.put({ at: now(), draft }, keyOf(form))),
        'readwrite',
      );
    },
  };
}

/** How long a sign-out waits for the browser's database, in milliseconds. */
const erasingPatience = 1_000;

/**
 * Deletes the drafts of all customers of this origin: after a sign-out nothing of them stays in the browser. Waits for
 * the browser's database at most `patience` milliseconds, because a sign-out must not depend on it.
 */
export async function eraseDrafts(patience = erasingPatience): Promise<void> {
  const erased = request((drafts) => drafts.clear(), 'readwrite');
  await waitAtMost(patience, erased, undefined);
}

/** Runs one request; `undefined` if the browser has no IndexedDB, as in some private windows. */
async function request(ask: (drafts: IDBObjectStore) => IDBRequest, mode: IDBTransactionMode): Promise<unknown> {
  try {
    return await withObjectStore(place, (run) => run(mode, ask));
  } catch {
    return undefined;
  }
}
