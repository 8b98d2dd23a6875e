import type { Engine } from '../../engine';
import type { Notary } from '../channels/notary';
import { readFailures } from './read-failures';
import { stepBack, type SteppedBack } from './step-back';
import { isFailing, type StepBackRule } from './step-back-rule';
import { countedSeconds } from './told';

/** Milliseconds from one look to the next; with the ten seconds a page gathers, far below a minute. */
const pause = 5_000;

export interface WatchOptions {
  environment: string;
  rule: StepBackRule;
  now: () => number;
  /** Told of each release that was stepped back from by this process. */
  steppedBack: (stepped: SteppedBack) => void;
  failed: (error: unknown) => void;
}

/** Looks at how releases fare, and steps back from those that fail too often. */
export class Watch {
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Whether the last look failed, which is told once. */
  #away = false;

  constructor(
    private readonly engine: Engine,
    private readonly notary: Notary,
    private readonly options: WatchOptions,
  ) {}

  /** Looks until the watch is closed. */
  start(): this {
    this.#timer = setTimeout(() => void this.#lookAgain(), pause).unref();
    return this;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** Looks once. */
  async look(): Promise<void> {
    const { environment, rule, now, steppedBack } = this.options;
    const at = new Date(now());
    const figures = await readFailures(this.engine.database, {
      environment,
      from: new Date(at.getTime() - rule.window * 1000),
      until: new Date(at.getTime() + countedSeconds * 1000),
      bucketSeconds: rule.window,
    });
    for (const { remote, release, ...seen } of figures) {
      if (!isFailing(seen, rule)) continue;
      const stepped = await stepBack(
        this.engine,
        this.notary,
        { environment, remote, release: release.id },
        { rule, now: at },
      );
      if (stepped) steppedBack(stepped);
    }
  }

  async #lookAgain(): Promise<void> {
    try {
      await this.look();
      this.#away = false;
    } catch (error) {
      if (!this.#closed && !this.#away) this.options.failed(error);
      this.#away = true;
    }
    if (!this.#closed) this.start();
  }
}
