import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ReleaseManifest } from '@atrium/contract';
import type { Engine, Queries, Transaction } from '../../engine';
import { canonicalJson } from '../releases/canonical-json';
import { readSignatures, writeSignature } from '../signing/read-signatures';
import type { Signature } from '../signing/signature';
import type { TrustedKeys } from '../signing/trusted-keys';
import { addresses, files, history, releases } from '../tables';
import { compress } from './compress';
import { mapConcurrently } from './map-concurrently';
import type { BuiltRelease } from './read-release-folder';
import { registryError } from '../registry-error';

/** Files that are compressed at the same time; the largest takes 70 MiB of memory. */
const compressors = 2;

export interface PublishOptions {
  /** The publisher, for the history. */
  actor: string;
  /**
   * Whether a version may be published again with other contents; only in development, where versions do not change.
   */
  sameVersion?: boolean;
  /** Checked by the caller. */
  signature: Signature;
  trusted: TrustedKeys;
}

export type Published = 'published' | 'unchanged';

/**
 * Publishes a release atomically. A release with the same id stays as it is and gets the signature if it does not have
 * it; altered stored contents are repaired. All checks run before the files are compressed, which takes many seconds,
 * and once more under the lock. Rejects with `VersionTaken`, `AddressTaken`, `FilesMissing`, or `ReleaseInvalid` for a
 * wrong size.
 */
export async function publish(engine: Engine, release: BuiltRelease, options: PublishOptions): Promise<Published> {
  const { manifest } = release;
  const { remote, id, version } = manifest;
  await refuseBeforeCompression(engine.database, manifest, options);
  // Compress before the transaction, which would otherwise hold its locks for seconds.
  const compressed = await compressMissing(engine.database, release);
  return engine.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${manifest.remote}`}, 0))`);
    const present = await presentManifest(transaction, manifest, options.trusted);
    if (present) {
      if (present !== 'same') await transaction.update(releases).set({ version, manifest }).where(only(manifest));
      await storeBodies(transaction, compressed);
      await writeSignature(transaction, remote, id, options.signature);
      return 'unchanged';
    }
    if (!options.sameVersion) await refuseTakenVersion(transaction, manifest);
    await storeBodies(transaction, compressed);
    await claimAddresses(transaction, manifest);
    await transaction.insert(releases).values({ remote, id, version, manifest });
    await writeSignature(transaction, remote, id, options.signature);
    await transaction.insert(history).values({ action: 'publish', remote, release: id, actor: options.actor });
    return 'published';
  });
}

/** Runs the checks that need no bytes: nothing is compressed for a release that cannot be published. */
async function refuseBeforeCompression(
  queries: Queries,
  manifest: ReleaseManifest,
  { trusted, sameVersion }: PublishOptions,
): Promise<void> {
  await refuseOtherSizes(queries, manifest);
  if (await presentManifest(queries, manifest, trusted)) return;
  if (!sameVersion) await refuseTakenVersion(queries, manifest);
  await refuseTakenAddress(queries, manifest);
}

const only = ({ remote, id }: ReleaseManifest) => and(eq(releases.remote, remote), eq(releases.id, id));

/**
 * Whether the id is already published, with the same contents or with untrusted ones, which are replaced. Rejects with
 * `VersionTaken` where a trusted key signed other contents: the id was not made from them.
 */
async function presentManifest(
  queries: Queries,
  manifest: ReleaseManifest,
  trusted: TrustedKeys,
): Promise<'same' | 'untrusted' | undefined> {
  const { remote, id, version } = manifest;
  const [present] = await queries.select({ manifest: releases.manifest }).from(releases).where(only(manifest));
  if (!present) return undefined;
  if (canonicalJson(present.manifest) === canonicalJson(manifest)) return 'same';
  if (trusted.verifyRelease(present.manifest, await readSignatures(queries, remote, id)))
    throw registryError('VersionTaken', remote, version, id);
  return 'untrusted';
}

/**
 * Limits count the sizes in the manifest, so the sizes of files that the registry already holds, and that are not sent,
 * must be correct as well. A stored body that does not match its hash is not measured.
 */
async function refuseOtherSizes(queries: Queries, { remote, version, files: named }: ReleaseManifest): Promise<void> {
  const integrities = [...new Set(Object.values(named).map(({ integrity }) => integrity))];
  if (integrities.length === 0) return;
  const stored = await queries
    .select({ integrity: files.integrity, bytes: sql<number>`octet_length(${files.identity})` })
    .from(files)
    .where(and(inArray(files.integrity, integrities), eq(files.integrity, hashOfStored)));
  const sizes = new Map(stored.map(({ integrity, bytes }) => [integrity, Number(bytes)]));
  const faults = Object.entries(named)
    .filter(([, { integrity, bytes }]) => (sizes.get(integrity) ?? bytes) !== bytes)
    .map(
      ([name, { integrity, bytes }]) => `${name} has ${sizes.get(integrity)} bytes, and the manifest states ${bytes}`,
    );
  if (faults.length > 0) throw registryError('ReleaseInvalid', `${remote} ${version}`, faults);
}

/**
 * Stores bodies, and replaces stored ones that do not match their hash; in one order, so that two transactions do not
 * deadlock.
 */
async function storeBodies(transaction: Transaction, bodies: (typeof files.$inferInsert)[]): Promise<void> {
  const ordered = bodies.toSorted((one, other) => (one.integrity < other.integrity ? -1 : 1));
  for (const { integrity, ...body } of ordered)
    await transaction
      .insert(files)
      .values({ integrity, ...body })
      .onConflictDoUpdate({ target: files.integrity, set: body });
}

const hashOfStored = sql`'sha256-' || encode(sha256(${files.identity}), 'base64')`;

/** Lists, each once, the integrities of bodies that are not stored or do not match their hash. */
export async function missingBodies(queries: Queries, integrities: string[]): Promise<string[]> {
  if (integrities.length === 0) return [];
  const present = await queries
    .select({ integrity: files.integrity })
    .from(files)
    .where(and(inArray(files.integrity, integrities), eq(files.integrity, hashOfStored)));
  const known = new Set(present.map(({ integrity }) => integrity));
  return [...new Set(integrities)].filter((integrity) => !known.has(integrity));
}

async function compressMissing(queries: Queries, { manifest, bodies }: BuiltRelease) {
  const named = new Map(Object.entries(manifest.files).map(([name, file]) => [file.integrity, { name, ...file }]));
  const missing = await missingBodies(queries, [...named.keys()]);
  const absent = missing.filter((integrity) => !bodies.has(integrity));
  if (absent.length > 0)
    throw registryError(
      'FilesMissing',
      manifest.remote,
      absent.map((integrity) => named.get(integrity)?.name ?? integrity),
    );
  return mapConcurrently(compressors, missing, async (integrity) => ({
    integrity,
    ...(await compress(bodies.get(integrity) as Buffer, named.get(integrity)?.type ?? '')),
  }));
}

async function refuseTakenVersion(queries: Queries, { remote, version, id }: ReleaseManifest): Promise<void> {
  const [taken] = await queries
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version), ne(releases.id, id)));
  if (taken) throw registryError('VersionTaken', remote, version, taken.id);
}

async function claimAddresses(transaction: Transaction, manifest: ReleaseManifest): Promise<void> {
  const { remote, files: named } = manifest;
  const claims = Object.entries(named).map(([name, { integrity, type }]) => ({
    remote,
    name,
    integrity,
    mediaType: type,
  }));
  await transaction.insert(addresses).values(claims).onConflictDoNothing();
  await refuseTakenAddress(transaction, manifest);
}

/** Rejects with `AddressTaken` where an address of the release already has other contents. */
async function refuseTakenAddress(queries: Queries, { remote, files: named }: ReleaseManifest): Promise<void> {
  const stored = await queries
    .select()
    .from(addresses)
    .where(and(eq(addresses.remote, remote), inArray(addresses.name, Object.keys(named))));
  const other = stored.find(({ name, integrity }) => named[name]?.integrity !== integrity);
  if (other) throw registryError('AddressTaken', remote, other.name);
}
