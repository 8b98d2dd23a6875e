/** Milliseconds before a failed read is repeated. */
const pause = 1_000;

interface LatestReadOptions<Content> {
  read(): Promise<Content>;
  /** Called with what was read, never with an older state than before. */
  received(content: Content): void;
  /** Called when a read fails. */
  onFailure(error: unknown): void;
}

/** Keeps a copy of stored data current: reads it again whenever it has changed. */
export class LatestRead<Content> {
  #reads = 0;
  #received = 0;
  #closed = false;
  #again: NodeJS.Timeout | undefined;
  readonly #options: LatestReadOptions<Content>;

  constructor(options: LatestReadOptions<Content>) {
    this.#options = options;
  }

  async refresh(): Promise<void> {
    const read = (this.#reads += 1);
    const content = await this.#options.read();
    // A read that started later has seen more.
    if (read < this.#received) return;
    this.#received = read;
    this.#options.received(content);
  }

  /** Refreshes in the background. A failed read is reported, and repeated until it succeeds. */
  refreshLater(): void {
    clearTimeout(this.#again);
    this.refresh().catch((error: unknown) => {
      if (this.#closed) return;
      this.#options.onFailure(error);
      this.#again = setTimeout(() => this.refreshLater(), pause).unref();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
  }
}
