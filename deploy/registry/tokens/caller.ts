/** The caller of an operation, with its rights. */
export interface Caller {
  /** Name for the history. */
  name: string;
  /** Remotes that the caller may publish and promote. */
  remotes: readonly string[] | 'all';
  /** Whether the caller may administer the registry: tokens, merchants, backups. */
  operator: boolean;
}

/** A caller with all rights. */
export function operator(name: string): Caller {
  return { name, remotes: 'all', operator: true };
}
