import type { ReleaseFile } from '@atrium/contract';
import { releaseKey, type StoredEnvironment } from '../snapshot';
import type { Retained } from './retained-releases';
import { everyMerchant, currentUses, rollbackUses } from './uses';

/** The merchant of the page that requests a file. */
export interface RequestingMerchant {
  code: string;
  /** The merchant's remotes. */
  remotes: readonly string[];
}

interface ServableFile {
  file: ReleaseFile;
  /** Until when the release is served, by merchant; milliseconds since 1970. */
  uses: ReadonlyMap<string, number>;
}

/**
 * Every file that may be served, and to which merchants: files of releases in use, of earlier releases that a rollback
 * may restore, and of releases that open pages may still need. All in memory, so that a miss is cheap.
 */
export class ServableFiles {
  readonly #files = new Map<string, ServableFile[]>();
  readonly #withdrawn = new Map<string, number>();

  constructor({ channels, releases }: StoredEnvironment, { uses: former, withdrawn, files }: Retained) {
    const uses = new Map<string, Map<string, number>>();
    const present = channels
      .flatMap(({ channel }) => [...currentUses(channel), ...rollbackUses(channel)])
      .map((use) => ({ ...use, expires: Infinity }));
    for (const { remote, release, merchant, expires } of [...former, ...present]) {
      const key = releaseKey(remote, release);
      uses.set(key, (uses.get(key) ?? new Map<string, number>()).set(merchant, expires));
    }
    for (const [key, usesOfRelease] of uses)
      this.#add(key, releases.get(key)?.manifest.files ?? files.get(key), usesOfRelease);
    for (const { merchant, remote, expires } of withdrawn) this.#withdrawn.set(`${merchant} ${remote}`, expires);
  }

  find({ code, remotes }: RequestingMerchant, remote: string, name: string, now: number): ReleaseFile | undefined {
    const isOffered = remote === 'host' || remotes.includes(remote) || this.#wasOffered(code, remote, now);
    if (!isOffered) return undefined;
    const isInUse = ({ uses }: ServableFile) => Math.max(uses.get(code) ?? 0, uses.get(everyMerchant) ?? 0) > now;
    return this.#files.get(`${remote}/${name}`)?.find(isInUse)?.file;
  }

  #add(key: string, files: Record<string, ReleaseFile> | undefined, uses: ReadonlyMap<string, number>): void {
    const remote = key.slice(0, key.indexOf('/'));
    for (const [name, file] of Object.entries(files ?? {})) {
      const address = `${remote}/${name}`;
      this.#files.set(address, [...(this.#files.get(address) ?? []), { file, uses }]);
    }
  }

  #wasOffered(code: string, remote: string, now: number): boolean {
    return (this.#withdrawn.get(`${code} ${remote}`) ?? 0) > now;
  }
}
