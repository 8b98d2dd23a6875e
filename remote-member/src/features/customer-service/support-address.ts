import type { CustomerServiceLink } from '@atrium/contract';

/** Base64 of at least one block of eight bytes, with the eight characters of the key. */
const encrypted = /^[A-Za-z\d+/]{10,}={0,2}.{8}$/s;

/**
 * The first customer service address that is safe to open: a web address, a path of this site, or a web address behind
 * an encrypted path. Entries that cannot be read are passed over. The cipher is loaded only for an encrypted path.
 */
export async function supportAddress(entries: readonly CustomerServiceLink[]): Promise<string | undefined> {
  for (const entry of entries) {
    const address = await addressOf(entry.path.trim());
    if (address !== undefined) return address;
  }
  return undefined;
}

async function addressOf(path: string): Promise<string | undefined> {
  if (path.startsWith('http')) return isWebAddress(path) ? path : undefined;
  if (encrypted.test(path)) {
    const { decryptPath } = await import(/* webpackChunkName: "support-cipher" */ './decrypt-path');
    const address = decryptPath(path);
    if (address !== undefined && isWebAddress(address)) return address;
  }
  // an extension of ours; the source knows web addresses and encrypted ones only
  return /^\/(?![/\\])\S*$/.test(path) ? new URL(path, window.location.origin).href : undefined;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}
