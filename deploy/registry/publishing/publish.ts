import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '@atrium/contract';
import type { Engine, Queries, Transaction } from '../../engine';
import { AddressTaken, FilesMissing, VersionTaken } from '../refusals';
import { canonicalJson } from '../releases/canonical-json';
import { writeSignature } from '../signing/read-signatures';
import type { Signature } from '../signing/signer';
import { addresses, files, history, releases } from '../tables';
import { compress } from './compress';
import type { BuiltRelease } from './read-release-folder';

export interface PublishOptions {
  /** Who publishes, for the history. */
  actor: string;
  /** Whether a version may be published anew with other contents; only where versions stand still, in development. */
  sameVersion?: boolean;
  /** Checked by the caller. */
  signature: Signature;
}

export type Published = 'published' | 'unchanged';

/**
 * Makes a release part of the registry, whole or not at all. One that is there already (same id) stays as it is, and
 * gets the signature where it had not got it.
 * Rejects with `VersionTaken`, `AddressTaken` or `FilesMissing`.
 */
export async function publish(engine: Engine, release: BuiltRelease, options: PublishOptions): Promise<Published> {
  const { manifest } = release;
  const { remote, id, version } = manifest;
  // Compressed before the transaction, which would otherwise hold its locks for seconds.
  const fresh = await compressMissing(engine.database, release);
  return engine.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${manifest.remote}`}, 0))`);
    if (await isPublished(transaction, manifest)) {
      await writeSignature(transaction, remote, id, options.signature);
      return 'unchanged';
    }
    if (!options.sameVersion) await refuseTakenVersion(transaction, manifest);
    if (fresh.length > 0) await transaction.insert(files).values(fresh).onConflictDoNothing();
    await claimAddresses(transaction, manifest);
    await transaction.insert(releases).values({ remote, id, version, manifest });
    await writeSignature(transaction, remote, id, options.signature);
    await transaction.insert(history).values({ action: 'publish', remote, release: id, actor: options.actor });
    return 'published';
  });
}

/** Rejects with `VersionTaken` where the id is there with other contents: it was not made from them. */
async function isPublished(queries: Queries, manifest: ReleaseManifest): Promise<boolean> {
  const { remote, id, version } = manifest;
  const same = and(eq(releases.remote, remote), eq(releases.id, id));
  const [present] = await queries.select({ manifest: releases.manifest }).from(releases).where(same);
  if (present && canonicalJson(present.manifest) !== canonicalJson(manifest))
    throw new VersionTaken(remote, version, id);
  return present !== undefined;
}

/** Integrities of bodies that are not stored yet, each once. */
export async function missingBodies(queries: Queries, wanted: string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const present = await queries
    .select({ integrity: files.integrity })
    .from(files)
    .where(inArray(files.integrity, wanted));
  const known = new Set(present.map(({ integrity }) => integrity));
  return [...new Set(wanted)].filter((integrity) => !known.has(integrity));
}

async function compressMissing(queries: Queries, { manifest, bodies }: BuiltRelease) {
  const named = new Map(Object.entries(manifest.files).map(([name, file]) => [file.integrity, { name, ...file }]));
  const missing = await missingBodies(queries, [...named.keys()]);
  const absent = missing.filter((integrity) => !bodies.has(integrity));
  if (absent.length > 0)
    throw new FilesMissing(
      manifest.remote,
      absent.map((integrity) => named.get(integrity)?.name ?? integrity),
    );
  return Promise.all(
    missing.map(async (integrity) => ({
      integrity,
      ...(await compress(bodies.get(integrity) as Buffer, named.get(integrity)?.type ?? '')),
    })),
  );
}

async function refuseTakenVersion(transaction: Transaction, { remote, version, id }: ReleaseManifest): Promise<void> {
  const [taken] = await transaction
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version), ne(releases.id, id)));
  if (taken) throw new VersionTaken(remote, version, taken.id);
}

async function claimAddresses(transaction: Transaction, { remote, files: named }: ReleaseManifest): Promise<void> {
  const claims = Object.entries(named).map(([name, { integrity, type }]) => ({
    remote,
    name,
    integrity,
    mediaType: type,
  }));
  await transaction.insert(addresses).values(claims).onConflictDoNothing();
  const held = await transaction
    .select()
    .from(addresses)
    .where(and(eq(addresses.remote, remote), inArray(addresses.name, Object.keys(named))));
  const other = held.find(({ name, integrity }) => named[name]?.integrity !== integrity);
  if (other) throw new AddressTaken(remote, other.name);
}
