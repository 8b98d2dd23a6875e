import type { Engine } from '../../engine';
import { countReports, type Report } from './count-reports';
import { pruneReports } from './prune-reports';

/** Milliseconds that reports are gathered for, so that a busy gateway writes once a second. */
const gathering = 1_000;
/** Reports kept while the database is away; those above are lost. */
const most = 20_000;
/** Milliseconds from one pruning to the next. */
const pruning = 60_000;

export interface ReportBufferOptions {
  environment: string;
  /** Seconds that decisions look back. */
  window: number;
  failed: (error: unknown) => void;
  now: () => number;
}

/** Writes down what pages tell, some at a time: whoever reports never waits for the database. */
export class ReportBuffer {
  #gathered: Report[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #prunedAt: number;
  #closed = false;
  /** Whether the last writing failed, which is told once. */
  #away = false;

  constructor(
    private readonly engine: Engine,
    private readonly options: ReportBufferOptions,
  ) {
    this.#prunedAt = options.now();
  }

  record(reports: readonly Report[]): void {
    if (this.#gathered.length < most) this.#gathered.push(...reports);
    this.#timer ??= setTimeout(() => void this.flush(), gathering).unref();
  }

  /** Writes what is gathered; resolves when that is done, or has failed and will be tried again. */
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
    const reports = this.#gathered;
    this.#gathered = [];
    const { environment, window, failed, now } = this.options;
    try {
      await countReports(this.engine.database, environment, reports);
      this.#away = false;
      if (now() - this.#prunedAt < pruning) return;
      this.#prunedAt = now();
      await pruneReports(this.engine.database, new Date(now()), window);
    } catch (error) {
      if (this.#closed) return;
      if (!this.#away) failed(error);
      this.#away = true;
      // Whether it was written is not known; telling it again counts nothing twice.
      this.record(reports);
    }
  }
}
