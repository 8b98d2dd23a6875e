import type { ComposedRemote } from './composition';

/** What a tab that tries a remote's unpublished builds is told by the gateway, as server-sent events. */
export type OverrideMessage =
  /** The newest build. */
  | { kind: 'build'; release: ComposedRemote }
  /** The sources do not build; the last build that did stays. */
  | { kind: 'problem'; text: string }
  /** Nobody is working on the remote, not yet or no longer. */
  | { kind: 'none' };

/** Where builds of a remote are handed over and where tabs listen for them. */
export function overrideAddress(remote: string): string {
  return `/overrides/${remote}`;
}
