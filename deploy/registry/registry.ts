import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { migrate, runNowOrOnceReachable, packageFolder, type Engine } from '../engine';
import { releasesInUse, type Channel } from './channels/channel';
import type { ChangeRequest } from './channels/change';
import { changeChannel, channelsChanged } from './channels/change-channel';
import { ChannelSigner } from './channels/channel-signer';
import { readChannel } from './channels/read-channels';
import { readRecordedRevisions } from './channels/read-recorded-revisions';
import { signingMigrations } from './channels/signing-migrations';
import { Deltas } from './deltas/deltas';
import type { PageReports } from './failures/page-reports';
import { ReportBuffer } from './failures/report-buffer';
import { readReportKey } from './failures/report-key';
import { defaultRule, type RollbackRule } from './failures/rollback-rule';
import { FailureWatch } from './failures/failure-watch';
import { fileReader } from './files/file-reader';
import type { ReleaseBody } from './files/read-file';
import { VerifiedFiles } from './files/verified-files';
import type { RequestingMerchant } from './retention/servable-files';
import { LastKnownGood } from './last-known-good/last-known-good';
import { merchantsChanged } from './merchants/change-merchant';
import { openMerchants, type RegistryMerchants } from './merchants/registry-merchants';
import { PageSnapshots } from './page-snapshots/page-snapshots';
import { publish, type Published, type PublishOptions } from './publishing/publish';
import { publishUploaded, type UploadedRelease } from './publishing/publish-uploaded';
import { readReleaseFolder } from './publishing/read-release-folder';
import type { RegistryOptions } from './registry-options';
import { trustedSignature } from './signing/trusted-signature';
import { SnapshotKeeper } from './snapshot-keeper';
import type { EnvironmentSnapshot } from './snapshot';
import type { RefusedParts } from './verified-snapshot';

/**
 * The releases and channels that this process serves and changes. `askInProcess` calls the operations on what is stored.
 * Methods that change something reject with a `RegistryError`.
 */
export interface Registry {
  /** The default environment of operations. */
  readonly environment: string;
  readonly engine: Engine;
  readonly channelSigner: ChannelSigner;
  /** When a failing release is rolled back automatically; undefined where this process does not watch failures. */
  readonly rule: RollbackRule | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /** The latest snapshot; updated when any process changes a channel. */
  snapshot(): EnvironmentSnapshot;
  /** Reads the environment again without waiting for an announcement. */
  refresh(): Promise<void>;
  /** A file that pages of the merchant use or, if loaded recently, may still need; undefined for any other. */
  file(merchant: RequestingMerchant, remote: string, name: string): Promise<ReleaseBody | undefined>;
  /** The same file, if it is in this process's memory. */
  fileInMemory(merchant: RequestingMerchant, remote: string, name: string): ReleaseBody | undefined;
  /** Deltas of release files against files that browsers have; undefined where this process has none. */
  readonly deltas: Pick<Deltas, 'find' | 'pending'> | undefined;
  /** Publishes the build in a folder. */
  publish(folder: string, options: FolderOptions): Promise<PublishedRelease>;
  /** Publishes an uploaded release. */
  publishRelease(release: UploadedRelease, options: FolderOptions): Promise<PublishedRelease>;
  /** Changes a channel; `expected` defaults to the present revision. */
  change(request: NewChange): Promise<Channel>;
  /** Makes the release stable in this environment; resolves with the new revision. */
  promote(promotion: { remote: string; release: string; actor: string; expected?: number }): Promise<number>;
  /** Stored releases and channels that are not served for lack of a trusted signature. */
  refused(): RefusedParts;
  /** Epoch of the served channels; it increases with every change. A new gateway can take it as `leastEpoch`. */
  epoch(): number;
  /** Resolves once the database was read: immediately, except after a start from the copy on this machine's disk. */
  readonly reached: Promise<void>;
  /** Whether the database was read. */
  isReached(): boolean;
  /** Resolves when the copy on this machine's disk is complete. */
  settled(): Promise<void>;
  /** Reports of page loads about releases. */
  readonly reports: PageReports;
  /** The merchants and their configurations. */
  readonly merchants: RegistryMerchants;
  /** First screens of pages. */
  readonly pageSnapshots: PageSnapshots;
  close(): void;
}

/** Options of the publisher. */
export type FolderOptions = Omit<PublishOptions, 'signature' | 'trusted'>;

export interface PublishedRelease {
  remote: string;
  id: string;
  outcome: Published;
}

export type NewChange = Omit<ChangeRequest, 'environment' | 'expected'> & {
  environment?: string | undefined;
  expected?: number | undefined;
};

export async function openRegistry(engine: Engine, options: RegistryOptions): Promise<Registry> {
  const {
    environment,
    onFailure,
    trusted,
    signer,
    now = Date.now,
    rollback: rule,
    rolledBack = () => undefined,
    alerted = () => undefined,
  } = options;
  const { database } = engine;
  const kept =
    options.lastKnownGood === undefined
      ? undefined
      : new LastKnownGood(options.lastKnownGood, environment, (error) => closed || onFailure(error));
  let closed = false;
  const verifiedFiles = new VerifiedFiles({ queries: database, kept: kept?.files, onFailure });
  const deltas =
    options.deltas && new Deltas({ engine, read: (integrity) => verifiedFiles.read(integrity), ...options.deltas });
  const keeper = new SnapshotKeeper(database, {
    ...options,
    initial: kept?.read(),
    served: (served) => kept?.keep(served, (integrity) => verifiedFiles.read(integrity)),
  });
  const merchants = openMerchants(engine, {
    ...options,
    onFailure: (error) => closed || onFailure(error),
    initial: kept?.merchants.read(),
    kept: (present) => kept?.keepMerchants(present),
  });
  const channelSigner = new ChannelSigner({
    trusted,
    signer,
    lastKnown: (remote, where) => (where === environment ? keeper.lastKnown(remote) : undefined),
    lastKnownSet: (where) => (where === environment ? keeper.lastKnownSet() : undefined),
    leastEpoch: options.leastEpoch ?? 0,
  });
  let isReached = false;
  // Replaced by the shared key once the database was read; until then no report can be counted.
  let key: Buffer = randomBytes(32);
  const reach = async () => {
    await migrate(engine, {
      schema: 'registry',
      folder: join(packageFolder(), 'registry/migrations'),
      after: signingMigrations(channelSigner),
    });
    await keeper.refresh();
    await merchants.refresh();
    key = await readReportKey(engine);
    isReached = true;
    for (const channel of keeper.snapshot.channels) makeDeltasInUse(channel);
  };
  // Wait for the database only if there is a copy to serve meanwhile.
  const canWait = keeper.snapshot.channels.length > 0;
  const reached = await runNowOrOnceReachable(reach, { canWait, onFailure: onFailure, isCancelled: () => closed });
  merchants.follow();
  const stop = engine.listen(channelsChanged, (changed) => changed === environment && keeper.refreshLater(), {
    resumed: () => keeper.refreshLater(),
  });
  const stopMerchants = engine.listen(merchantsChanged, (changed) => changed === environment && keeper.refreshLater());
  const reader = fileReader(engine, {
    environment,
    files: verifiedFiles,
    find: (merchant, remote, name) =>
      keeper.files.find(merchants.served.byCode(merchant.code) ?? merchant, remote, name, now()),
    refresh: () => Promise.all([keeper.refresh(), merchants.refresh()]),
  });
  const reports = new ReportBuffer(engine, { environment, window: (rule ?? defaultRule).window, onFailure, now });
  const watch =
    rule && new FailureWatch(engine, channelSigner, { environment, rule, now, rolledBack, alerted, onFailure }).start();

  async function revisionOf(remote: string, where: string): Promise<number> {
    const recorded = await readRecordedRevisions(database, where, remote);
    return channelSigner.verify(await readChannel(database, remote, where), remote, where, recorded.get(remote) ?? 0)
      .revision;
  }

  async function change(request: NewChange): Promise<Channel> {
    const where = request.environment ?? environment;
    const expected = request.expected ?? (await revisionOf(request.remote, where));
    const channel = await changeChannel(engine, channelSigner, { ...request, environment: where, expected });
    if (where === environment) await keeper.refresh();
    makeDeltasInUse(channel);
    return channel;
  }

  function makeDeltasInUse(channel: Channel): void {
    deltas?.makeLater(channel.remote, releasesInUse(channel));
  }

  function published({ remote, id, outcome }: PublishedRelease): PublishedRelease {
    deltas?.makeLater(remote, [id]);
    return { remote, id, outcome };
  }

  return {
    environment,
    engine,
    channelSigner,
    rule,
    now,
    snapshot: () => keeper.snapshot,
    refresh: () => keeper.refresh(),
    file: (merchant, remote, name) => reader.read(merchant, remote, name),
    fileInMemory: (merchant, remote, name) => reader.inMemory(merchant, remote, name),
    deltas,
    publish: async (folder, options) => {
      const release = await readReleaseFolder(folder);
      const { manifest } = release;
      const signature = trustedSignature(trusted, manifest, signer?.sign(manifest));
      const outcome = await publish(engine, release, { ...options, signature, trusted });
      return published({ remote: manifest.remote, id: manifest.id, outcome });
    },
    publishRelease: async (release, options) => {
      const signature = trustedSignature(trusted, release.manifest, release.signature);
      return published(await publishUploaded(engine, release, { ...options, signature, trusted }));
    },
    change,
    promote: async ({ release, ...request }) =>
      (await change({ ...request, change: { action: 'promote', release } })).revision,
    merchants,
    pageSnapshots: new PageSnapshots(engine, { environment, trusted, signer }),
    reports: {
      get key() {
        return key;
      },
      record: (received) => reports.record(received),
      flush: () => reports.flush(),
      check: async () => watch?.check(),
      alerts: () => watch?.alerts ?? [],
    },
    refused: () => keeper.refused,
    epoch: () => keeper.lastKnownSet()?.set.epoch ?? 0,
    reached: reached.completed,
    isReached: () => isReached,
    settled: async () => kept?.settled(),
    close: () => {
      closed = true;
      watch?.close();
      deltas?.close();
      reports.close();
      keeper.close();
      merchants.close();
      for (const end of [stop, stopMerchants]) end();
    },
  };
}
