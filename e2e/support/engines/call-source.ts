/** Wraps a function to take its arguments and return its result as JSON text, which every protocol can carry. */
export function callSource(source: string): string {
  return `async (json) => JSON.stringify(await (${source})(...JSON.parse(json)))`;
}
