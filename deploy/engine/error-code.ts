/** Whether an error of Node or of the database driver has this code. */
export function hasCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

export function codeOf(error: unknown): string | undefined {
  const hasAny = typeof error === 'object' && error !== null && 'code' in error;
  return hasAny && typeof error.code === 'string' ? error.code : undefined;
}
