import type { CustomerServiceLink } from '@atrium/contract';

/** The first customer service address that is safe to link: a web address or a path of this site. */
export function supportAddress(links: readonly CustomerServiceLink[]): string | undefined {
  return links
    .map(({ path }) => path.trim())
    .find((path) => /^https?:\/\/\S+$/.test(path) || /^\/(?![/\\])\S*$/.test(path));
}
