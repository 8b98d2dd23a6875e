import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { migrate, packageFolder, type Engine } from '../engine';
import { channelsChanged, promote, type Promotion } from './channels/promote';
import { FileCache } from './files/file-cache';
import { readReleaseFile, type ReleaseBody } from './files/read-file';
import { publish, type Published, type PublishOptions } from './publishing/publish';
import { readReleaseFolder } from './publishing/read-release-folder';
import { readSnapshot, type EnvironmentSnapshot } from './snapshot';
import { channels, history } from './tables';

export interface RegistryOptions {
  /** The environment whose channels page loads follow. */
  environment: string;
  /** Told when a snapshot could not be read; the one before stays in use. */
  failed: (error: unknown) => void;
}

/** Bodies of the releases in use are a few megabytes; this leaves room for twenty of them. */
const cacheCapacity = 64 * 1024 * 1024;

/** Releases, and the channels that point at them. */
export interface Registry {
  /** The environment as last read; changes when a channel does, in whichever process. */
  snapshot(): EnvironmentSnapshot;
  /** Reads the environment anew, for whoever cannot wait to be told of a change. */
  refresh(): Promise<void>;
  file(remote: string, name: string): Promise<ReleaseBody | undefined>;
  /** Publishes what a build left in the folder. */
  publish(folder: string, options: PublishOptions): Promise<{ remote: string; id: string; outcome: Published }>;
  /** Makes the release stable in this environment; with the revision in force unless one is expected. */
  promote(promotion: Omit<Promotion, 'environment' | 'expected'> & { expected?: number }): Promise<number>;
  /** What was done to releases and channels of any environment, the latest first; the last hundred. */
  history(): Promise<HistoryEvent[]>;
  close(): void;
}

export type HistoryEvent = typeof history.$inferSelect;

export async function openRegistry(engine: Engine, { environment, failed }: RegistryOptions): Promise<Registry> {
  await migrate(engine, { schema: 'registry', folder: join(packageFolder(), 'registry/migrations') });
  let snapshot = await readSnapshot(engine.database, environment);
  let reads = 0;
  let shown = 0;
  let closed = false;
  const cache = new FileCache((remote, name) => readReleaseFile(engine.database, remote, name), cacheCapacity);

  async function refresh(): Promise<void> {
    const read = (reads += 1);
    const fresh = await readSnapshot(engine.database, environment);
    // One that was asked for later has seen more; one still under way is not waited for.
    if (read < shown) return;
    shown = read;
    snapshot = fresh;
  }

  const refreshLater = () => void refresh().catch((error: unknown) => closed || failed(error));
  const stop = engine.listen(channelsChanged, (changed) => changed === environment && refreshLater(), {
    resumed: refreshLater,
  });

  return {
    snapshot: () => snapshot,
    refresh,
    file: (remote, name) => cache.get(remote, name),
    publish: async (folder, options) => {
      const release = await readReleaseFolder(folder);
      const outcome = await publish(engine, release, options);
      return { remote: release.manifest.remote, id: release.manifest.id, outcome };
    },
    promote: async ({ expected, ...promotion }) => {
      const seen = expected ?? (await revisionOf(promotion.remote));
      const revision = await promote(engine, { ...promotion, environment, expected: seen });
      await refresh();
      return revision;
    },
    history: () => engine.database.select().from(history).orderBy(desc(history.sequence)).limit(100),
    close: () => {
      closed = true;
      stop();
    },
  };

  async function revisionOf(remote: string): Promise<number> {
    const [channel] = await engine.database
      .select({ revision: channels.revision })
      .from(channels)
      .where(and(eq(channels.remote, remote), eq(channels.environment, environment)));
    return channel?.revision ?? 0;
  }
}
