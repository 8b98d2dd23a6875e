/** The listed word closest to an unknown word; undefined when none is close enough to be a typo. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((candidate) => ({ candidate, distance: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** Edit distance (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, opposite] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === opposite ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
