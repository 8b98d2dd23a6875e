import { Client } from 'pg';

interface Subscriber {
  dispatch(channel: string, payload: string): void;
  /** Called on a new connection, which does not listen to any channel yet. */
  resubscribe(): void;
}

const shortestPause = 50;
const longestPause = 5000;

/** A dedicated connection for notifications. It reconnects with pauses that double from 50 ms to 5 s. */
export class ListeningClient {
  #client: Client | undefined;
  #connecting: Promise<Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = shortestPause;
  #closed = false;

  /** Settles when the last statement has been executed; never rejects. */
  #sending: Promise<unknown> = Promise.resolve();

  #subscriber: Subscriber = { dispatch: () => undefined, resubscribe: () => undefined };
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  subscribe(subscriber: Subscriber): void {
    this.#subscriber = subscriber;
  }

  async send(statement: string): Promise<void> {
    if (this.#closed) return;
    if (!this.#client) await this.#connect();
    // one statement at a time: the driver deprecates its own queue
    const sent = this.#sending.then(() => this.#client?.query(statement));
    this.#sending = sent.catch(() => undefined);
    await sent;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#connecting?.catch(() => undefined);
    await this.#client?.end();
  }

  #connect(): Promise<Client> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #open(): Promise<Client> {
    const client = new Client({ connectionString: this.#url, application_name: 'atrium listener', keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.#subscriber.dispatch(channel, payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
    } catch (error) {
      this.#connectLater();
      throw error;
    }
    this.#client = client;
    this.#pause = shortestPause;
    return client;
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#connectLater();
  }

  #connectLater(): void {
    if (this.#closed || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#connect().then(
        () => this.#subscriber.resubscribe(),
        () => undefined,
      );
    }, this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
