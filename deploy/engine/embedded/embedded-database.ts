import { DatabaseThread } from './database-thread';

/** The embedded database over its threads: when one has died (a full disk stops PostgreSQL), the next is started. */
export class EmbeddedDatabase {
  #thread: Promise<DatabaseThread> | undefined;
  #stopped = false;

  constructor(private readonly folder: string) {}

  /** The living thread. A start that failed is tried again at the next call. */
  async thread(): Promise<DatabaseThread> {
    if (this.#stopped) throw new Error('The embedded database was closed.');
    const present = this.#thread;
    const thread = await present?.catch(() => undefined);
    if (thread?.alive) return thread;
    // Of several that find it dead, the first starts the next one.
    const newer = this.#thread === present ? undefined : this.#thread;
    this.#thread = newer ?? this.#startAfter(thread);
    return this.#thread;
  }

  async #startAfter(earlier: DatabaseThread | undefined): Promise<DatabaseThread> {
    await earlier?.stop();
    return DatabaseThread.start(this.folder);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const present = await this.#thread?.catch(() => undefined);
    await present?.stop();
  }
}
