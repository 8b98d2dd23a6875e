/** The middle of the values; between two, their mean. @throws when there is none */
export function median(values: number[]): number {
  if (values.length === 0) throw new RangeError('The median of nothing is nothing.');
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
