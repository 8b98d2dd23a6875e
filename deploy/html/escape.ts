const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and for quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** JSON for the content of a script element: it can neither end the element nor start a comment. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const cache = new WeakMap<object, string>();

/** The same for a value that many pages contain. It is serialized once, so it must not change. */
export function cachedDataBlock(value: object): string {
  const block = cache.get(value) ?? dataBlock(value);
  cache.set(value, block);
  return block;
}
