import type { ReleaseFile } from '@atrium/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Channel } from '../channels/channel';
import { readSignatures } from '../signing/read-signatures';
import type { TrustedKeys } from '../signing/trusted-keys';
import { releaseKey } from '../snapshot';
import { releases } from '../tables';
import { readFormerUses, type FormerUse } from './used-releases';
import { rollbackUses } from './uses';
import { readWithdrawnRemotes, type WithdrawnRemote } from './withdrawn-remotes';

/** What open pages may still need, besides the releases in use. */
export interface Retained {
  uses: FormerUse[];
  withdrawn: WithdrawnRemote[];
  /** Files of these releases by `releaseKey`, for releases with a trusted signature. */
  files: ReadonlyMap<string, Record<string, ReleaseFile>>;
}

export const nothingRetained: Retained = { uses: [], withdrawn: [], files: new Map() };

/** Reads what is retained. Each manifest is read and checked once, and again when the trusted keys change. */
export class RetainedReleases {
  #files = new Map<string, Record<string, ReleaseFile>>();
  #trustedAt = -1;
  readonly #queries: Queries;
  readonly #environment: string;
  readonly #trusted: TrustedKeys;

  constructor(queries: Queries, environment: string, trusted: TrustedKeys) {
    this.#queries = queries;
    this.#environment = environment;
    this.#trusted = trusted;
  }

  /** @param channels a rollback may restore their earlier releases */
  async read(channels: Channel[]): Promise<Retained> {
    const queries = this.#queries;
    const environment = this.#environment;
    const uses = await readFormerUses(queries, environment);
    const named = new Map<string, Set<string>>();
    for (const { remote, release } of [...uses, ...channels.flatMap(rollbackUses)])
      named.set(remote, (named.get(remote) ?? new Set()).add(release));
    if (this.#trustedAt !== this.#trusted.revision) this.#files = new Map();
    this.#trustedAt = this.#trusted.revision;
    const files = new Map<string, Record<string, ReleaseFile>>();
    for (const [remote, ids] of named) for (const [key, found] of await this.#read(remote, ids)) files.set(key, found);
    this.#files = files;
    return { uses, withdrawn: await readWithdrawnRemotes(queries, environment), files };
  }

  async #read(remote: string, ids: ReadonlySet<string>): Promise<[key: string, files: Record<string, ReleaseFile>][]> {
    const known = [...ids].flatMap((id) => {
      const files = this.#files.get(releaseKey(remote, id));
      return files ? [[releaseKey(remote, id), files] as [string, Record<string, ReleaseFile>]] : [];
    });
    const unknown = [...ids].filter((id) => !this.#files.has(releaseKey(remote, id)));
    if (unknown.length === 0) return known;
    const rows = await this.#queries
      .select({ id: releases.id, manifest: releases.manifest })
      .from(releases)
      .where(and(eq(releases.remote, remote), inArray(releases.id, unknown)));
    for (const { id, manifest } of rows) {
      const isOwn = manifest.remote === remote && manifest.id === id;
      if (isOwn && this.#trusted.verifyRelease(manifest, await readSignatures(this.#queries, remote, id)))
        known.push([releaseKey(remote, id), manifest.files]);
    }
    return known;
  }
}
