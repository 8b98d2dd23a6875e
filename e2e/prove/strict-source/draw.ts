import { seededRandom } from '../../support/seeded-random';

/** Some of a list, drawn by a seed, in the order of the list; all of it when it has no more. */
export function draw<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = seededRandom(seed);
  const order = items
    .map((_, index) => ({ index, rank: random(0, 0x7fffffff) }))
    .sort((one, other) => one.rank - other.rank);
  const drawn = new Set(order.slice(0, count).map(({ index }) => index));
  return items.filter((_, index) => drawn.has(index));
}
