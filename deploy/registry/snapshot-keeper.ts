import type { Queries } from '../engine';
import { readSnapshot, type EnvironmentSnapshot } from './snapshot';

/** Milliseconds until a read that failed is tried again. */
const pause = 1_000;

/** Keeps the latest snapshot of one environment; when it cannot be read, the one before stays in use. */
export class SnapshotKeeper {
  #snapshot: EnvironmentSnapshot = { channels: [], release: () => undefined };
  #reads = 0;
  #shown = 0;
  #closed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(
    private readonly queries: Queries,
    private readonly environment: string,
    private readonly failed: (error: unknown) => void,
  ) {}

  get snapshot(): EnvironmentSnapshot {
    return this.#snapshot;
  }

  async refresh(): Promise<void> {
    const read = (this.#reads += 1);
    const fresh = await readSnapshot(this.queries, this.environment);
    // One that was asked for later has seen more; one still under way is not waited for.
    if (read < this.#shown) return;
    this.#shown = read;
    this.#snapshot = fresh;
  }

  /** For whoever was told of a change: a read that fails is told of, and tried again until it succeeds. */
  refreshLater(): void {
    clearTimeout(this.#again);
    this.refresh().catch((error: unknown) => {
      if (this.#closed) return;
      this.failed(error);
      this.#again = setTimeout(() => this.refreshLater(), pause).unref();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
  }
}
