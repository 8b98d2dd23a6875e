/** Normalizes a name for comparing and counting: every spelling that resolves to an account has the same form. */
export function canonicalName(typed: string): string {
  return typed.trim().toLowerCase();
}
