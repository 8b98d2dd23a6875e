import type { Engine } from '../../engine';
import { countReports, type Report } from './count-reports';
import { pruneReports } from './prune-reports';

/** Milliseconds that reports are collected, so that a busy gateway writes once a second. */
const writeInterval = 1_000;
/** Reports kept while the database is unavailable; further ones are lost. */
const maxReports = 20_000;
/** Milliseconds between two pruning runs. */
const pruneInterval = 60_000;

export interface ReportBufferOptions {
  environment: string;
  /** Seconds that a rollback decision considers. */
  window: number;
  onFailure: (error: unknown) => void;
  now: () => number;
}

/** Writes reports in batches, so that a reporting page never waits for the database. */
export class ReportBuffer {
  #pending: Report[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #prunedAt: number;
  #closed = false;

  /** Whether the last write failed; a failure is reported once. */
  #failing = false;
  readonly #engine: Engine;
  readonly #options: ReportBufferOptions;

  constructor(engine: Engine, options: ReportBufferOptions) {
    this.#engine = engine;
    this.#options = options;
    this.#prunedAt = options.now();
  }

  record(reports: readonly Report[]): void {
    if (this.#pending.length < maxReports) this.#pending.push(...reports);
    this.#timer ??= setTimeout(() => void this.flush(), writeInterval).unref();
  }

  /** Writes the collected reports; resolves when that is done, or has failed and will be retried. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    const reports = this.#pending;
    this.#pending = [];
    const { environment, window, onFailure, now } = this.#options;
    try {
      await countReports(this.#engine.database, environment, reports);
      this.#failing = false;
      if (now() - this.#prunedAt < pruneInterval) return;
      this.#prunedAt = now();
      await pruneReports(this.#engine.database, new Date(now()), window);
    } catch (error) {
      if (this.#closed) return;
      if (!this.#failing) onFailure(error);
      this.#failing = true;
      // It may have been written all the same; a repeated report is not counted twice.
      this.record(reports);
    }
  }
}
