/** A function that takes its arguments as one JSON text and answers in JSON, so that every protocol carries it alike. */
export function callSource(source: string): string {
  return `async (json) => JSON.stringify(await (${source})(...JSON.parse(json)))`;
}
