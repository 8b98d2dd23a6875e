import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two checks. */
const pause = 100;

interface StateCheckOptions {
  /** Returns a text that differs once another process has changed what is served. */
  read(): Promise<string>;
  refresh(): Promise<unknown>;
}

/**
 * Refreshes when another process has changed what is served, for requests of unknown files. The database is queried at
 * most once in 100 ms, however many requests arrive.
 */
export class StateCheck {
  #next: Promise<void> | undefined;
  #last = 0;
  #seen: string | undefined;
  readonly #options: StateCheckOptions;

  constructor(options: StateCheckOptions) {
    this.#options = options;
  }

  /** Resolves when all changes before the call are known here, or the database does not answer. */
  run(): Promise<void> {
    return (this.#next ??= this.#check());
  }

  async #check(): Promise<void> {
    await wait(Math.max(0, this.#last + pause - Date.now()));
    // a later call may be about a later change
    this.#next = undefined;
    this.#last = Date.now();
    try {
      const seen = await this.#options.read();
      if (seen === this.#seen) return;
      await this.#options.refresh();
      this.#seen = seen;
    } catch {
      // an unavailable database is reported elsewhere; the file is then not found
    }
  }
}
