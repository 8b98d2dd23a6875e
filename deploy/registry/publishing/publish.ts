import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '@atrium/contract';
import type { Engine, Queries, Transaction } from '../../engine';
import { AddressTaken, FilesMissing, VersionTaken } from '../refusals';
import { canonicalJson } from '../releases/canonical-json';
import { readSignatures, writeSignature } from '../signing/read-signatures';
import type { Signature } from '../signing/signer';
import type { TrustedKeys } from '../signing/trusted-keys';
import { addresses, files, history, releases } from '../tables';
import { compress } from './compress';
import { mapInLanes } from './map-in-lanes';
import type { BuiltRelease } from './read-release-folder';

/** Files compressed at once: the largest takes 70 MiB meanwhile. */
const compressors = 2;

export interface PublishOptions {
  /** Who publishes, for the history. */
  actor: string;
  /** Whether a version may be published anew with other contents; only where versions stand still, in development. */
  sameVersion?: boolean;
  /** Checked by the caller. */
  signature: Signature;
  trusted: TrustedKeys;
}

export type Published = 'published' | 'unchanged';

/**
 * Makes a release part of the registry, whole or not at all. One that is there already (same id) stays as it is, and
 * gets the signature where it had not got it; where somebody has altered what is stored, it is put right.
 * Rejects with `VersionTaken`, `AddressTaken` or `FilesMissing`.
 */
export async function publish(engine: Engine, release: BuiltRelease, options: PublishOptions): Promise<Published> {
  const { manifest } = release;
  const { remote, id, version } = manifest;
  // Compressed before the transaction, which would otherwise hold its locks for seconds.
  const fresh = await compressMissing(engine.database, release);
  return engine.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${manifest.remote}`}, 0))`);
    if (await isPublished(transaction, manifest, options.trusted)) {
      await storeBodies(transaction, fresh);
      await writeSignature(transaction, remote, id, options.signature);
      return 'unchanged';
    }
    if (!options.sameVersion) await refuseTakenVersion(transaction, manifest);
    await storeBodies(transaction, fresh);
    await claimAddresses(transaction, manifest);
    await transaction.insert(releases).values({ remote, id, version, manifest });
    await writeSignature(transaction, remote, id, options.signature);
    await transaction.insert(history).values({ action: 'publish', remote, release: id, actor: options.actor });
    return 'published';
  });
}

/**
 * Rejects with `VersionTaken` where somebody trusted has published the id with other contents: it was not made from
 * them. Other contents nobody vouches for give way.
 */
async function isPublished(
  transaction: Transaction,
  manifest: ReleaseManifest,
  trusted: TrustedKeys,
): Promise<boolean> {
  const { remote, id, version } = manifest;
  const same = and(eq(releases.remote, remote), eq(releases.id, id));
  const [present] = await transaction.select({ manifest: releases.manifest }).from(releases).where(same);
  if (present && canonicalJson(present.manifest) !== canonicalJson(manifest)) {
    if (trusted.vouchFor(present.manifest, await readSignatures(transaction, remote, id)))
      throw new VersionTaken(remote, version, id);
    await transaction.update(releases).set({ version, manifest }).where(same);
  }
  return present !== undefined;
}

/** Bodies that are stored with other bytes than their hash says are replaced; in one order, so that two who store the same do not block each other. */
async function storeBodies(transaction: Transaction, bodies: (typeof files.$inferInsert)[]): Promise<void> {
  const ordered = bodies.toSorted((one, other) => (one.integrity < other.integrity ? -1 : 1));
  for (const { integrity, ...body } of ordered)
    await transaction
      .insert(files)
      .values({ integrity, ...body })
      .onConflictDoUpdate({ target: files.integrity, set: body });
}

const hashOfStored = sql`'sha256-' || encode(sha256(${files.identity}), 'base64')`;

/** Integrities of bodies that are not stored yet, or with other bytes, each once. */
export async function missingBodies(queries: Queries, wanted: string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const present = await queries
    .select({ integrity: files.integrity })
    .from(files)
    .where(and(inArray(files.integrity, wanted), eq(files.integrity, hashOfStored)));
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
  return mapInLanes(compressors, missing, async (integrity) => ({
    integrity,
    ...(await compress(bodies.get(integrity) as Buffer, named.get(integrity)?.type ?? '')),
  }));
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
