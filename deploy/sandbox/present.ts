/** The value, which by the program's own logic is there. @throws Error when it is not. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A value that must be there is missing.');
  return value;
}
