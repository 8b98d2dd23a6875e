import type { ComposedRemote } from './composition';

/** Messages of the gateway to a tab that tests a remote's unpublished builds, as server-sent events. */
export type OverrideMessage =
  /** The newest build. */
  | { kind: 'build'; release: ComposedRemote }
  /** The sources do not build; the last good build stays. */
  | { kind: 'problem'; text: string }
  /** No development process is running for the remote. */
  | { kind: 'none' };

/** The address that receives builds of a remote and streams them to tabs. */
export function overrideAddress(remote: string): string {
  return `/overrides/${remote}`;
}
