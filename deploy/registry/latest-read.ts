/** Milliseconds until a read that failed is tried again. */
const pause = 1_000;

interface LatestReadOptions<Content> {
  read(): Promise<Content>;
  /** Given what was read, never anything older than what it was given before. */
  received(content: Content): void;
  /** Told when a read failed. */
  failed(error: unknown): void;
}

/** Follows something that is stored: reads it anew whenever it is told that it changed. */
export class LatestRead<Content> {
  #reads = 0;
  #taken = 0;
  #closed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(private readonly options: LatestReadOptions<Content>) {}

  async refresh(): Promise<void> {
    const read = (this.#reads += 1);
    const content = await this.options.read();
    // One that was asked for later has seen more; one still under way is not waited for.
    if (read < this.#taken) return;
    this.#taken = read;
    this.options.received(content);
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
