/** What tells known from unknown: each shape that came to the one kind more often. Undefined where nothing does. */
export function difference(known: readonly string[], unknown: readonly string[]): string | undefined {
  const count = (shapes: readonly string[], wanted: string) => shapes.filter((shape) => shape === wanted).length;
  const told = [...new Set([...known, ...unknown])]
    .map((shape) => ({ shape, known: count(known, shape), unknown: count(unknown, shape) }))
    .filter((each) => each.known !== each.unknown)
    .map((each) => `${each.known} known and ${each.unknown} unknown: ${each.shape}`);
  return told.length === 0 ? undefined : told.join(' | ');
}
