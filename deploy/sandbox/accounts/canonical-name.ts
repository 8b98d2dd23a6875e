/** The form in which names are compared and counted: every spelling that leads to an account has the same one. */
export function canonicalName(typed: string): string {
  return typed.trim().toLowerCase();
}
