import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../kill/open-database';

/** The registry's tables, read without the portal's code. */
export interface Stored {
  channels: { remote: string; revision: number; stable: string; previous: string[] }[];
  /** In the order of writing. */
  history: StoredEvent[];
  releases: { remote: string; id: string; complete: boolean }[];
  /** Files that no release names. */
  orphans: number;
}

export interface StoredEvent {
  remote: string;
  action: string;
  release: string;
  from: string | null;
  /** Null for an event that changes no channel. */
  revision: number | null;
  reason: string | null;
}

interface ReleaseRow {
  remote: string;
  id: string;
  files: Record<string, { integrity: string }>;
  signatures: number;
}

export async function readStored(database: OpenDatabase): Promise<Stored> {
  const bodies = await database.rows<{ integrity: string; identity: Uint8Array }>(
    'select integrity, identity from registry.files',
  );
  const valid = new Set(bodies.filter(isValid).map(({ integrity }) => integrity));
  const addresses = await database.rows<{ remote: string; name: string; integrity: string }>(
    'select remote, name, integrity from registry.addresses',
  );
  const addressed = new Map(addresses.map(({ remote, name, integrity }) => [`${remote}/${name}`, integrity]));
  const releases = await database.rows<ReleaseRow>(`
    select remote, id, manifest -> 'files' as files,
      (select count(*)::int from registry.signatures signed
        where signed.remote = releases.remote and signed.release = releases.id) as signatures
    from registry.releases`);
  const named = new Set(releases.flatMap(({ files }) => Object.values(files).map(({ integrity }) => integrity)));
  return {
    channels: await database.rows('select remote, revision, stable, previous from registry.channels'),
    history: await database.rows(
      'select remote, action, release, from_release as from, revision, reason from registry.history order by sequence',
    ),
    releases: releases.map(({ remote, id, files, signatures }) => ({
      remote,
      id,
      complete:
        signatures > 0 &&
        Object.entries(files).every(
          ([name, { integrity }]) => valid.has(integrity) && addressed.get(`${remote}/${name}`) === integrity,
        ),
    })),
    orphans: bodies.filter(({ integrity }) => !named.has(integrity)).length,
  };
}

function isValid({ integrity, identity }: { integrity: string; identity: Uint8Array }): boolean {
  return integrity === `sha256-${createHash('sha256').update(identity).digest('base64')}`;
}
