/**
 * A cache of values by the hash of a file that drops the least recently used first. Concurrent requests for a missing
 * value read it once.
 */
export class FileCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #reading = new Map<string, Promise<Value | undefined>>();
  readonly #options: FileCacheOptions<Value>;
  #bytes = 0;

  constructor(options: FileCacheOptions<Value>) {
    this.#options = options;
  }

  async get(integrity: string): Promise<Value | undefined> {
    const kept = this.kept(integrity);
    if (kept) return kept;
    const pending = this.#reading.get(integrity);
    if (pending) return pending;
    const reading = this.#options.read(integrity);
    this.#reading.set(integrity, reading);
    try {
      const value = await reading;
      if (value && this.#isCurrent(integrity, reading)) this.#keep(integrity, value);
      return value;
    } finally {
      if (this.#isCurrent(integrity, reading)) this.#reading.delete(integrity);
    }
  }

  /** The value if it is in the cache, which counts as a use. */
  kept(integrity: string): Value | undefined {
    const value = this.#values.get(integrity);
    if (!value) return undefined;
    this.#values.delete(integrity);
    this.#values.set(integrity, value);
    return value;
  }

  /** Whether the value is being read. */
  isReading(integrity: string): boolean {
    return this.#reading.has(integrity);
  }

  /** Forgets a value that has changed, also one that is being read. */
  drop(integrity: string): void {
    this.#reading.delete(integrity);
    const value = this.#values.get(integrity);
    if (!value) return;
    this.#values.delete(integrity);
    this.#bytes -= this.#options.sizeOf(value);
  }

  /** Forgets all values. */
  clear(): void {
    this.#reading.clear();
    this.#values.clear();
    this.#bytes = 0;
  }

  #isCurrent(integrity: string, reading: Promise<Value | undefined>): boolean {
    return this.#reading.get(integrity) === reading;
  }

  #keep(integrity: string, value: Value): void {
    const { capacity, sizeOf } = this.#options;
    this.#values.set(integrity, value);
    this.#bytes += sizeOf(value);
    for (const [oldest, dropped] of this.#values) {
      if (this.#bytes <= capacity) return;
      this.#values.delete(oldest);
      this.#bytes -= sizeOf(dropped);
    }
  }
}

interface FileCacheOptions<Value> {
  read(integrity: string): Promise<Value | undefined>;
  /** Bytes of a value. */
  sizeOf(value: Value): number;
  /** Maximum of cached bytes. */
  capacity: number;
}
