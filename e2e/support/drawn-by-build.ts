import { createHash } from 'node:crypto';
import { releaseOf } from './releases';

/**
 * Draws `count` of `all`, in their order. The build of `remote` decides: a second try tests the same, another build
 * something else.
 */
export function drawnByBuild<Item>(remote: string, all: readonly Item[], count = 1): Item[] {
  const { id } = releaseOf(remote);
  const ranks = all.map((_, index) => createHash('sha256').update(`${id} ${index}`).digest('hex'));
  const chosen = new Set([...ranks].sort().slice(0, count));
  return all.filter((_, index) => chosen.has(ranks[index] ?? ''));
}
