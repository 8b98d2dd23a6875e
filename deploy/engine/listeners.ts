import type { ListenOptions } from './engine';

interface Listener {
  handler: (payload: string) => void;
  resumed: (() => void) | undefined;
}

/** Sends `LISTEN` and `UNLISTEN` on whatever connection hears the announcements. */
export interface ListeningConnection {
  /** Resolves when the statement was carried out; rejects when there is no connection just now. */
  send(statement: string): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Who listens to which channel. The connection under it may come and go: `restored` listens again to everything and
 * tells each listener that announcements may have been missed.
 */
export class Listeners {
  readonly #channels = new Map<string, Set<Listener>>();
  readonly #connection: ListeningConnection;
  readonly #outside: (work: () => void) => void;

  constructor(connection: ListeningConnection, outside: (work: () => void) => void) {
    this.#connection = connection;
    this.#outside = outside;
  }

  add(channel: string, handler: (payload: string) => void, options: ListenOptions = {}): () => void {
    const listener: Listener = { handler, resumed: options.resumed };
    const present = this.#channels.get(channel);
    const listeners = present ?? new Set<Listener>();
    listeners.add(listener);
    this.#channels.set(channel, listeners);
    void this.#send(`listen ${quoted(channel)}`, () => {
      if (listeners.has(listener)) this.#outside(() => listener.resumed?.());
    });
    return () => this.#remove(channel, listener);
  }

  dispatch(channel: string, payload: string): void {
    const listeners = this.#channels.get(channel) ?? [];
    for (const listener of [...listeners]) this.#outside(() => listener.handler(payload));
  }

  /** To be called when a fresh connection stands where one was lost. */
  resubscribe(): void {
    for (const [channel, listeners] of this.#channels) {
      void this.#send(`listen ${quoted(channel)}`, () => {
        for (const listener of [...listeners]) this.#outside(() => listener.resumed?.());
      });
    }
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
      return; // The connection is down; `restored` follows when it is up again.
    }
    done();
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
