/** Runs one request in a transaction of its own. */
type RunRequest = (mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest) => Promise<unknown>;

/**
 * Opens an object store of an IndexedDB database, which is created the first time, and closes it after the work.
 * @throws when the browser has no IndexedDB, as in some private windows, or a request fails
 */
export async function withObjectStore<Result>(
  { database, store }: { database: string; store: string },
  work: (run: RunRequest) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await settled(opening);
  try {
    return await work((mode, ask) => settled<unknown>(ask(opened.transaction(store, mode).objectStore(store))));
  } finally {
    opened.close();
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
