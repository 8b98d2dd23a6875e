import type { systemEncryptionKey } from '@atrium/api';
import type * as v from 'valibot';
import { randomUuid } from '../../storage/random-uuid';

export type EncryptionKey = v.InferOutput<typeof systemEncryptionKey.answer>;

/** The server's answer when it no longer knows the key a request was sealed with. */
export const unknownKey = 'encryption_key_unknown';

export interface Seal {
  /** The body and the id of its key. */
  close(payload: unknown, path: string): Promise<{ body: { value: string }; keyId: string }>;
  /** Asks for the key anew with the next call. */
  forgetKey(): void;
}

/**
 * Seals request bodies. The key is asked for once; the cipher is loaded on first use. Stamps are given in the
 * server's time, so that a wrong clock on the device does not make requests look old.
 */
export function createSeal(
  merchant: string,
  loadKey: () => Promise<{ key: EncryptionKey; serverTime: number | undefined }>,
  now: () => number = Date.now,
): Seal {
  let pending: Promise<{ key: EncryptionKey; ahead: number }> | undefined;
  const timedKey = async () => {
    const { key, serverTime } = await loadKey();
    return { key, ahead: serverTime === undefined ? 0 : serverTime - now() };
  };
  const forgetKey = () => void (pending = undefined);
  return {
    async close(payload, path) {
      const loading = (pending ??= timedKey());
      loading.catch(forgetKey);
      const [{ key, ahead }, { encrypt }] = await Promise.all([
        loading,
        import(/* webpackChunkName: "encrypt" */ './encrypt'),
      ]);
      const stamp = { issuedAt: now() + ahead, id: randomUuid(), merchant, path };
      return { body: { value: await encrypt(payload as Record<string, unknown>, key, stamp) }, keyId: key.kid };
    },
    forgetKey,
  };
}
