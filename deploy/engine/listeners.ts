import type { ListenOptions } from './engine';

interface Listener {
  handler: (payload: string) => void;
  resumed: (() => void) | undefined;
}

/** The connection that receives notifications. */
export interface ListeningConnection {
  /** Sends `LISTEN` or `UNLISTEN`. Resolves when the statement has been executed; rejects without a connection. */
  send(statement: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * The listeners of each channel. After a lost connection was replaced, `resubscribe` listens to all channels again and
 * calls `resumed` of each listener, because notifications may have been missed.
 */
export class Listeners {
  readonly #channels = new Map<string, Set<Listener>>();
  #resubscribing: Promise<void> | undefined;
  #isDueAgain = false;
  readonly #connection: ListeningConnection;
  readonly #runOutside: (work: () => void) => void;

  /** @param runOutside calls a listener outside of any open transaction */
  constructor(connection: ListeningConnection, runOutside: (work: () => void) => void) {
    this.#connection = connection;
    this.#runOutside = runOutside;
  }

  add(channel: string, handler: (payload: string) => void, options: ListenOptions = {}): () => void {
    const listener: Listener = { handler, resumed: options.resumed };
    const listeners = this.#channels.get(channel) ?? new Set<Listener>();
    listeners.add(listener);
    this.#channels.set(channel, listeners);
    void this.#send(`listen ${quoted(channel)}`, () => {
      if (listeners.has(listener)) this.#runOutside(() => listener.resumed?.());
    });
    return () => this.#remove(channel, listener);
  }

  dispatch(channel: string, payload: string): void {
    const listeners = this.#channels.get(channel) ?? [];
    for (const listener of [...listeners]) this.#runOutside(() => listener.handler(payload));
  }

  /**
   * Call it after a new connection has replaced a lost one. Further calls until all channels are listened to again count
   * as one: each statement of a database that breaks may open another connection.
   */
  resubscribe(): void {
    if (this.#resubscribing) {
      this.#isDueAgain = true;
      return;
    }
    this.#resubscribing = this.#listenAgain().finally(() => {
      this.#resubscribing = undefined;
      if (!this.#isDueAgain) return;
      this.#isDueAgain = false;
      this.resubscribe();
    });
  }

  async #listenAgain(): Promise<void> {
    const channels = [...this.#channels].map(([channel, listeners]) =>
      this.#send(`listen ${quoted(channel)}`, () => {
        for (const listener of [...listeners]) this.#runOutside(() => listener.resumed?.());
      }),
    );
    await Promise.all(channels);
  }

  async close(): Promise<void> {
    this.#channels.clear();
    await this.#connection.close();
  }

  #remove(channel: string, listener: Listener): void {
    const listeners = this.#channels.get(channel);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    this.#channels.delete(channel);
    void this.#send(`unlisten ${quoted(channel)}`, () => undefined);
  }

  async #send(statement: string, done: () => void): Promise<void> {
    try {
      await this.#connection.send(statement);
    } catch {
      return; // The connection is down; `resubscribe` follows when it is up again.
    }
    done();
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
