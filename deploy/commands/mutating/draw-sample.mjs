import { createHash } from 'node:crypto';

/**
 * Draws some keys by a seed: those with the lowest hashes, so that a change of one file leaves the draw from all others
 * nearly as it was.
 * @param {string[]} keys
 * @param {{ count: number, seed: number }} options
 * @returns {string[]} all of them when there are no more
 */
export function drawSample(keys, { count, seed }) {
  return keys
    .map((key) => ({ key, rank: createHash('sha256').update(`${seed} ${key}`).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ key }) => key);
}
