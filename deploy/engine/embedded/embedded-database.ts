import { DatabaseThread } from './database-thread';

/** The embedded database. When its thread dies (a full disk stops PostgreSQL), it starts another. */
export class EmbeddedDatabase {
  #thread: Promise<DatabaseThread> | undefined;
  #stopped = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The running thread. A failed start is retried at the next call. */
  async thread(): Promise<DatabaseThread> {
    if (this.#stopped) throw new Error('The embedded database was closed.');
    const current = this.#thread;
    const thread = await current?.catch(() => undefined);
    if (thread?.alive) return thread;
    // Of several concurrent callers, the first starts the next thread.
    const newer = this.#thread === current ? undefined : this.#thread;
    this.#thread = newer ?? this.#startAfter(thread);
    return this.#thread;
  }

  async #startAfter(earlier: DatabaseThread | undefined): Promise<DatabaseThread> {
    await earlier?.stop();
    return DatabaseThread.start(this.#folder);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const thread = await this.#thread?.catch(() => undefined);
    await thread?.stop();
  }
}
