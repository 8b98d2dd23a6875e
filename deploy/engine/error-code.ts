/** Whether a failure carries this code, as those of Node and of the database driver do. */
export function hasCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

export function codeOf(error: unknown): string | undefined {
  const carries = typeof error === 'object' && error !== null && 'code' in error;
  return carries && typeof error.code === 'string' ? error.code : undefined;
}
