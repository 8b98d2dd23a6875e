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

/** Arrays and objects of data; streams and buffers are neither. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
