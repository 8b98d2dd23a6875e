import type { CustomerServiceLink } from '@atrium/contract';

/** The first address of the merchant's customer service that a link may lead to: of the web, or a path of this site. */
export function supportAddress(entries: readonly CustomerServiceLink[]): string | undefined {
  return entries
    .map(({ path }) => path.trim())
    .find((path) => /^https?:\/\/\S+$/.test(path) || /^\/(?![/\\])\S*$/.test(path));
}
