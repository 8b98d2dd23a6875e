/** Asserts that a value is present. @throws Error when it is missing. */
export function requirePresent<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A required value is missing.');
  return value;
}
