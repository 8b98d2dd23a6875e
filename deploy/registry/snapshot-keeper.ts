import type { Queries } from '../engine';
import type { SignedChannel, SignedSet } from './channels/channel';
import { nothingRetained, RetainedReleases, type Retained } from './retention/retained-releases';
import { ServableFiles } from './retention/servable-files';
import type { TrustedKeys } from './signing/trusted-keys';
import { LatestRead } from './latest-read';
import { readEnvironment, type EnvironmentSnapshot, type StoredEnvironment } from './snapshot';
import { latestSetOf, snapshotOf, verify, type RefusedParts } from './verified-snapshot';
import { registryError } from './registry-error';

interface SnapshotKeeperOptions {
  environment: string;
  trusted: TrustedKeys;
  /** Sets of channels of an earlier epoch are not followed. */
  leastEpoch?: number | undefined;
  /** Called when an environment cannot be read, or not all of it may be served. */
  onFailure: (error: unknown) => void;
  /** Served until the database was read. */
  initial: StoredEnvironment | undefined;
  /** Called with every environment that is served from now on. */
  served: (environment: StoredEnvironment) => void;
}

/** Keeps the snapshot of one environment current; if it cannot be read, the one before stays in use. */
export class SnapshotKeeper {
  #environment: StoredEnvironment;
  #snapshot: EnvironmentSnapshot;
  #files: ServableFiles;
  #refused: RefusedParts = { releases: [], channels: [] };
  readonly #latest: LatestRead<{ stored: StoredEnvironment; retained: Retained }>;
  readonly #options: SnapshotKeeperOptions;

  constructor(queries: Queries, options: SnapshotKeeperOptions) {
    this.#options = options;
    const nothing: StoredEnvironment = { channels: [], releases: new Map() };
    // The copy on disk is verified like the database.
    this.#environment = verify(options.initial ?? nothing, nothing, options.trusted, options.leastEpoch).environment;
    this.#snapshot = snapshotOf(this.#environment);
    this.#files = new ServableFiles(this.#environment, nothingRetained);
    const { environment, trusted } = options;
    const releases = new RetainedReleases(queries, environment, trusted);
    this.#latest = new LatestRead({
      read: async () => {
        const stored = await readEnvironment(queries, environment);
        const channels = [...stored.channels, ...this.#environment.channels].map(({ channel }) => channel);
        return { stored, retained: await releases.read(channels) };
      },
      received: ({ stored, retained }) => this.#update(stored, retained),
      onFailure: options.onFailure,
    });
  }

  get snapshot(): EnvironmentSnapshot {
    return this.#snapshot;
  }

  /** Every file that may be served. */
  get files(): ServableFiles {
    return this.#files;
  }

  /** Stored releases and channels that are not served. */
  get refused(): RefusedParts {
    return this.#refused;
  }

  /** The last valid state of a channel. */
  lastKnown(remote: string): SignedChannel | undefined {
    return this.#environment.channels.find(({ channel }) => channel.remote === remote);
  }

  /** The last valid channel set. */
  lastKnownSet(): SignedSet | undefined {
    return latestSetOf(this.#environment);
  }

  refresh(): Promise<void> {
    return this.#latest.refresh();
  }

  /** Refreshes in the background, after an announced change. */
  refreshLater(): void {
    this.#latest.refreshLater();
  }

  close(): void {
    this.#latest.close();
  }

  #update(stored: StoredEnvironment, retained: Retained): void {
    const { environment, refused } = verify(stored, this.#environment, this.#options.trusted, this.#options.leastEpoch);
    this.#environment = environment;
    this.#snapshot = snapshotOf(environment);
    this.#files = new ServableFiles(environment, retained);
    const before = this.#refused;
    this.#refused = refused;
    this.#options.served(environment);
    if (isNewProblem(refused.releases, before.releases))
      this.#options.onFailure(registryError('ReleasesRefused', refused.releases));
    if (isNewProblem(refused.channels, before.channels))
      this.#options.onFailure(registryError('ChannelsRefused', refused.channels));
  }
}

function isNewProblem(refused: string[], before: string[]): boolean {
  return refused.length > 0 && refused.join() !== before.join();
}
