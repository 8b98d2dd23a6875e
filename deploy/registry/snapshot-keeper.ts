import type { Queries } from '../engine';
import type { TrustedKeys } from './signing/trusted-keys';
import { readEnvironment, type EnvironmentSnapshot, type StoredEnvironment } from './snapshot';
import { snapshotOf, verify } from './verified-snapshot';
import { ReleasesRefused } from './refusals';

/** Milliseconds until a read that failed is tried again. */
const pause = 1_000;

interface SnapshotKeeperOptions {
  environment: string;
  trusted: TrustedKeys;
  /** Told when an environment could not be read, or not all of it may be served. */
  failed: (error: unknown) => void;
  /** Served until another was read. */
  former: StoredEnvironment | undefined;
  /** Told of every environment that is served from now on. */
  served: (environment: StoredEnvironment) => void;
}

/** Keeps the latest snapshot of one environment; when it cannot be read, the one before stays in use. */
export class SnapshotKeeper {
  #environment: StoredEnvironment;
  #snapshot: EnvironmentSnapshot;
  #refused: string[] = [];
  #reads = 0;
  #shown = 0;
  #closed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(
    private readonly queries: Queries,
    private readonly options: SnapshotKeeperOptions,
  ) {
    const nothing: StoredEnvironment = { channels: [], releases: new Map() };
    // The disk is trusted no more than the database.
    this.#environment = verify(options.former ?? nothing, nothing, options.trusted).environment;
    this.#snapshot = snapshotOf(this.#environment);
  }

  get snapshot(): EnvironmentSnapshot {
    return this.#snapshot;
  }

  /** Releases that are stored but not served. */
  get refused(): readonly string[] {
    return this.#refused;
  }

  async refresh(): Promise<void> {
    const read = (this.#reads += 1);
    const stored = await readEnvironment(this.queries, this.options.environment);
    // One that was asked for later has seen more; one still under way is not waited for.
    if (read < this.#shown) return;
    this.#shown = read;
    const { environment, refused } = verify(stored, this.#environment, this.options.trusted);
    this.#environment = environment;
    this.#snapshot = snapshotOf(environment);
    const isNews = refused.join() !== this.#refused.join();
    this.#refused = refused;
    this.options.served(environment);
    if (isNews && refused.length > 0) this.options.failed(new ReleasesRefused(refused));
  }

  /** For whoever was told of a change: a read that fails is told of, and tried again until it succeeds. */
  refreshLater(): void {
    clearTimeout(this.#again);
    this.refresh().catch((error: unknown) => {
      if (this.#closed) return;
      this.options.failed(error);
      this.#again = setTimeout(() => this.refreshLater(), pause).unref();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
  }
}
