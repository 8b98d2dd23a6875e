import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks. */
const pause = 100;

interface StateCheckOptions {
  /** Something that differs once another process has changed what is served. */
  read(): Promise<string>;
  refresh(): Promise<unknown>;
}

/**
 * For a file this process does not know: another one may have given its release to page loads a moment ago. However
 * many ask, the database is asked once in 100 ms.
 */
export class StateCheck {
  #next: Promise<void> | undefined;
  #last = 0;
  #seen: string | undefined;

  constructor(private readonly options: StateCheckOptions) {}

  /** Resolves when all that had changed before the call is known here, or the database does not answer. */
  run(): Promise<void> {
    return (this.#next ??= this.#look());
  }

  async #look(): Promise<void> {
    await wait(Math.max(0, this.#last + pause - Date.now()));
    // whoever asks from here on may ask about a later change
    this.#next = undefined;
    this.#last = Date.now();
    try {
      const seen = await this.options.read();
      if (seen === this.#seen) return;
      await this.options.refresh();
      this.#seen = seen;
    } catch {
      // that the database is away is told by those who follow it; a file nobody knows is then not there
    }
  }
}
