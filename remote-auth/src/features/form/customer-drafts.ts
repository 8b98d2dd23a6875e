import * as v from 'valibot';
import type { Drafts } from './drafts';

const database = 'atrium.drafts';
const store = 'drafts';
/** A draft nobody came back to is forgotten after a day, in milliseconds. */
const life = 86_400_000;

const KeptSchema = v.object({ at: v.number(), draft: v.record(v.string(), v.string()) });

/**
 * A customer's drafts, shown to nobody else: in IndexedDB under the customer's id, since a lost session empties both
 * storages.
 */
export function customerDrafts(merchant: string, customerId: string, now: () => number = Date.now): Drafts {
  const keyOf = (form: string) => `${merchant}/${customerId}/${form}`;
  return {
    async read(form) {
      const kept = await quietly((drafts) => drafts.get(keyOf(form)), 'readonly');
      const read = v.safeParse(KeptSchema, kept);
      return read.success && now() - read.output.at < life ? read.output.draft : {};
    },
    async keep(form, draft) {
      const empty = Object.keys(draft).length === 0;
      await quietly(
        (drafts) => (empty ? drafts.delete(keyOf(form)) : drafts.put({ at: now(), draft }, keyOf(form))),
        'readwrite',
      );
    },
  };
}

/** One request; `undefined` where the browser offers no such place, as in some private windows. */
async function quietly(ask: (drafts: IDBObjectStore) => IDBRequest, mode: IDBTransactionMode): Promise<unknown> {
  try {
    const opened = await open();
    try {
      return await settled<unknown>(ask(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
