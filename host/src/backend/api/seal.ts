import type { systemEncryptionKey } from '@atrium/api';
import type * as v from 'valibot';
import { randomUuid } from '../../storage/random-uuid';

export type EncryptionKey = v.InferOutput<typeof systemEncryptionKey.answer>;

/** The server's error key when it no longer knows the key that sealed a request. */
export const unknownKey = 'encryption_key_unknown';

export interface Seal {
  /** The body and the id of its key. */
  close(payload: unknown, path: string): Promise<{ body: { value: string }; keyId: string }>;
  /** Requests the key again with the next call. */
  forgetKey(): void;
}

/**
 * Seals request bodies. Requests the key once and loads the cipher on first use. Timestamps follow the server's clock,
 * so that a wrong device clock does not make requests look old.
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
