import { Stream } from 'node:stream';

/** Whether any text in plain data of any depth contains a NUL character, which PostgreSQL cannot store. */
export function hasNul(data: unknown): boolean {
  const left = [data];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      if (value.includes('\u0000')) return true;
    } else if (isPlain(value)) {
      for (const [name, inner] of Object.entries(value)) left.push(name, inner);
    }
  }
  return false;
}

/** Arrays and objects, also those of a parser with a prototype of its own; streams and buffers are no data. */
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Stream);
}
