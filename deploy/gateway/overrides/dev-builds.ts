import type { ReleaseManifest } from '@atrium/contract';
import type { BuiltRelease, ReleaseBody } from '../../registry';

/** How a remote under development stands. */
export type DevState =
  | { kind: 'build'; manifest: ReleaseManifest }
  /** `manifest` is the last build before the sources broke. */
  | { kind: 'problem'; text: string; manifest?: ReleaseManifest | undefined }
  | { kind: 'none' };

/** Builds kept for pages that have not moved on to the newest yet. */
const kept = 5;
/** Remotes under development at once, with their builds in memory. */
const mostRemotes = 8;

/** Unpublished releases, handed over by whoever develops a remote: in memory, in no channel, gone with the process. */
export class DevBuilds {
  readonly #states = new Map<string, DevState>();
  readonly #builds = new Map<string, BuiltRelease[]>();
  readonly #listeners = new Map<string, Set<() => void>>();

  state(remote: string): DevState {
    return this.#states.get(remote) ?? { kind: 'none' };
  }

  /** Whether there is room for the builds of one more remote, or it has room already. */
  hasRoomFor(remote: string): boolean {
    return this.#builds.has(remote) || this.#builds.size < mostRemotes;
  }

  built(build: BuiltRelease): void {
    const { remote, id } = build.manifest;
    const earlier = (this.#builds.get(remote) ?? []).filter(({ manifest }) => manifest.id !== id);
    this.#builds.set(remote, [build, ...earlier].slice(0, kept));
    this.#tell(remote, { kind: 'build', manifest: build.manifest });
  }

  failed(remote: string, text: string): void {
    this.#tell(remote, { kind: 'problem', text, manifest: this.#builds.get(remote)?.[0]?.manifest });
  }

  ended(remote: string): void {
    this.#builds.delete(remote);
    this.#tell(remote, { kind: 'none' });
    this.#states.delete(remote);
  }

  /** Calls the listener at each change from now on; returns the stop. */
  listen(remote: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(remote) ?? new Set();
    this.#listeners.set(remote, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(remote) === listeners) this.#listeners.delete(remote);
    };
  }

  file(remote: string, name: string): ReleaseBody | undefined {
    for (const { manifest, bodies } of this.#builds.get(remote) ?? []) {
      const file = manifest.files[name];
      const identity = file && bodies.get(file.integrity);
      if (identity) return { integrity: file.integrity, identity, brotli: null, gzip: null };
    }
    return undefined;
  }

  #tell(remote: string, state: DevState): void {
    this.#states.set(remote, state);
    for (const listener of this.#listeners.get(remote) ?? []) listener();
  }
}
