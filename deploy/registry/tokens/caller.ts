/** Who asks the registry, and what for. */
export interface Caller {
  /** The history names him. */
  name: string;
  /** Remotes he may publish and promote. */
  remotes: readonly string[] | 'all';
  /** Whether he may issue and revoke tokens, and whatever else concerns the whole. */
  operator: boolean;
}

/** Somebody who is at the machine with the database. */
export function operator(name: string): Caller {
  return { name, remotes: 'all', operator: true };
}
