const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text between tags, and the inside of a quoted attribute. */
export function text(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** JSON for the inside of a script element: nothing in it can end the element or begin a comment. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const kept = new WeakMap<object, string>();

/** The same for a value that stands in many pages: written once, so it must not be changed. */
export function keptDataBlock(value: object): string {
  const block = kept.get(value) ?? dataBlock(value);
  kept.set(value, block);
  return block;
}
