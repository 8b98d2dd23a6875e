/** An encryption key that never leaves this browser. */
export interface DeviceKey {
  /** `undefined` if the browser cannot store it, as in some private windows. */
  obtain(): Promise<CryptoKey | undefined>;
}

const database = 'atrium.auth';
const store = 'keys';
const name = 'remembered-password';

/** A non-extractable key in IndexedDB: scripts can use it, but not read it, and no cookie carries it. */
export class StoredDeviceKey implements DeviceKey {
  #key: Promise<CryptoKey | undefined> | undefined;

  obtain(): Promise<CryptoKey | undefined> {
    this.#key ??= load().catch(() => undefined);
    return this.#key;
  }
}

async function load(): Promise<CryptoKey> {
  const opened = await open();
  try {
    const found: unknown = await settled(opened.transaction(store).objectStore(store).get(name));
    if (isKey(found)) return found;
    const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await settled(opened.transaction(store, 'readwrite').objectStore(store).put(created, name));
    return created;
  } finally {
    opened.close();
  }
}

function isKey(stored: unknown): stored is CryptoKey {
  const { algorithm, extractable } = (stored ?? {}) as Partial<CryptoKey>;
  return algorithm?.name === 'AES-GCM' && extractable === false;
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
