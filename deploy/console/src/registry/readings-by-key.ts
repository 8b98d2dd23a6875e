import { Reading } from './reading';

/** Readings by key, each created at its first use. */
export class ReadingsByKey<Value> {
  readonly #readings = new Map<string, Reading<Value>>();
  readonly #read: (key: string) => Promise<Value>;

  constructor(read: (key: string) => Promise<Value>) {
    this.#read = read;
  }

  of(key: string): Reading<Value> {
    const reading = this.#readings.get(key) ?? new Reading(() => this.#read(key));
    this.#readings.set(key, reading);
    return reading;
  }

  /** Refreshes all readings that were used. */
  refresh(): void {
    for (const reading of this.#readings.values()) void reading.refresh();
  }
}
