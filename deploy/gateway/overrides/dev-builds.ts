import type { ReleaseManifest } from '@atrium/contract';
import type { BuiltRelease, ReleaseBody } from '../../registry';

/** The state of a remote under development. */
export type DevState =
  | { kind: 'build'; manifest: ReleaseManifest }
  /** `manifest` is the last successful build. */
  | { kind: 'problem'; text: string; manifest?: ReleaseManifest | undefined }
  | { kind: 'none' };

/** Builds kept per remote, for pages that have not loaded the newest yet. */
const kept = 5;
/** Remotes under development at the same time; their builds are in memory. */
const mostRemotes = 8;

/** Unpublished builds of remotes under development: in memory only, in no channel. */
export class DevBuilds {
  readonly #states = new Map<string, DevState>();
  readonly #builds = new Map<string, BuiltRelease[]>();
  readonly #listeners = new Map<string, Set<() => void>>();

  state(remote: string): DevState {
    return this.#states.get(remote) ?? { kind: 'none' };
  }

  /** Whether builds of the remote can be kept. */
  hasRoomFor(remote: string): boolean {
    return this.#builds.has(remote) || this.#builds.size < mostRemotes;
  }

  built(build: BuiltRelease): void {
    const { remote, id } = build.manifest;
    const earlier = (this.#builds.get(remote) ?? []).filter(({ manifest }) => manifest.id !== id);
    this.#builds.set(remote, [build, ...earlier].slice(0, kept));
    this.#notify(remote, { kind: 'build', manifest: build.manifest });
  }

  failed(remote: string, text: string): void {
    this.#notify(remote, { kind: 'problem', text, manifest: this.#builds.get(remote)?.[0]?.manifest });
  }

  ended(remote: string): void {
    this.#builds.delete(remote);
    this.#notify(remote, { kind: 'none' });
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

  #notify(remote: string, state: DevState): void {
    this.#states.set(remote, state);
    for (const listener of this.#listeners.get(remote) ?? []) listener();
  }
}
