/** The shapes of answers that known and unknown people got with different frequency; undefined without any. */
export function difference(known: readonly string[], unknown: readonly string[]): string | undefined {
  const count = (shapes: readonly string[], counted: string) => shapes.filter((shape) => shape === counted).length;
  const different = [...new Set([...known, ...unknown])]
    .map((shape) => ({ shape, known: count(known, shape), unknown: count(unknown, shape) }))
    .filter((each) => each.known !== each.unknown)
    .map((each) => `${each.known} known and ${each.unknown} unknown: ${each.shape}`);
  return different.length === 0 ? undefined : different.join(' | ');
}
