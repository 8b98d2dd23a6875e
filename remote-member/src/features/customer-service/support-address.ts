import type { CustomerServiceLink } from '@atrium/contract';

/** The first customer service address that is safe to open: a web address or a path of this site. */
export function supportAddress(entries: readonly CustomerServiceLink[]): string | undefined {
  const path = entries
    .map((entry) => entry.path.trim())
    .find((candidate) => /^https?:\/\/\S+$/.test(candidate) || /^\/(?![/\\])\S*$/.test(candidate));
  return path?.startsWith('/') ? new URL(path, window.location.origin).href : path;
}
