/** The middle value, or the mean of the two middle ones. @throws on an empty list */
export function median(values: number[]): number {
  if (values.length === 0) throw new RangeError('An empty list has no median.');
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
