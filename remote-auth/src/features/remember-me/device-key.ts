import { withObjectStore } from '@atrium/ui/drafts';

/** An encryption key that never leaves this browser. */
export interface DeviceKey {
  /** `undefined` if the browser cannot store it, as in some private windows. */
  obtain(): Promise<CryptoKey | undefined>;
}

const place = { database: 'atrium.auth', store: 'keys' };
const name = 'remembered-password';

/** A non-extractable key in IndexedDB: scripts can use it, but not read it, and no cookie carries it. */
export class StoredDeviceKey implements DeviceKey {
  #key: Promise<CryptoKey | undefined> | undefined;

  obtain(): Promise<CryptoKey | undefined> {
    this.#key ??= load().catch(() => undefined);
    return this.#key;
  }
}

function load(): Promise<CryptoKey> {
  return withObjectStore(place, async (run) => {
    const found: unknown = await run('readonly', (keys) => keys.get(name));
    if (isKey(found)) return found;
    const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await run('readwrite', (keys) => keys.put(created, name));
    return created;
  });
}

function isKey(stored: unknown): stored is CryptoKey {
  const { algorithm, extractable } = (stored ?? {}) as Partial<CryptoKey>;
  return algorithm?.name === 'AES-GCM' && extractable === false;
}
