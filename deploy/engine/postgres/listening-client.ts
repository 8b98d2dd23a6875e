import { Client } from 'pg';

interface Subscriber {
  dispatch(channel: string, payload: string): void;
  /** A connection stands again; nothing is listened to on it yet. */
  resubscribe(): void;
}

const shortestPause = 50;
const longestPause = 5000;

/** One connection kept for announcements; a lost one is made anew, with pauses doubling from 50 ms to 5 s. */
export class ListeningClient {
  #client: Client | undefined;
  #connecting: Promise<Client> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = shortestPause;
  #closed = false;

  #subscriber: Subscriber = { dispatch: () => undefined, resubscribe: () => undefined };

  constructor(private readonly url: string) {}

  subscribe(told: Subscriber): void {
    this.#subscriber = told;
  }

  async send(statement: string): Promise<void> {
    if (this.#closed) return;
    if (!this.#client) await this.#connect();
    await this.#client?.query(statement);
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
    const client = new Client({ connectionString: this.url, application_name: 'atrium listener', keepAlive: true });
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
