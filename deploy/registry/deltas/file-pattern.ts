import type { ReleaseFile } from '@atrium/contract';
import { releaseFileType } from '@atrium/contract';

/** Media type of the files that have deltas. */
const scriptType = releaseFileType('a.js');

/** Larger files have no deltas: the encoder needs about eight times their size of memory. */
const largest = 2 * 1024 * 1024;

/**
 * What the address of a script has in common with that of the same file in other releases: `home.4f2a.js` gives
 * `home.*.js`. Undefined for names without a hash and for files of other types.
 */
export function filePattern(name: string): string | undefined {
  const [stem, ...rest] = name.split('.');
  return rest.length > 1 && releaseFileType(name) === scriptType ? `${stem}.*.${rest.at(-1)}` : undefined;
}

/** The pattern of a file that deltas are made of or against. */
export function deltaPattern(name: string, { bytes }: ReleaseFile): string | undefined {
  return bytes <= largest ? filePattern(name) : undefined;
}
