import { DatabaseThread } from './database-thread';

/** The embedded database over its threads: when one has died (a full disk stops PostgreSQL), the next is started. */
export class EmbeddedDatabase {
  #thread: Promise<DatabaseThread> | undefined;
  #stopped = false;

  constructor(private readonly folder: string) {}

  /** The living thread. A start that failed is tried again at the next call. */
  async thread(): Promise<DatabaseThread> {
    if (this.#stopped) throw new Error('The embedded database was closed.');
    const present = await this.#thread?.catch(() => undefined);
    if (present?.alive) return present;
    const starting = DatabaseThread.start(this.folder);
    this.#thread = starting;
    return starting;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const present = await this.#thread?.catch(() => undefined);
    await present?.stop();
  }
}
