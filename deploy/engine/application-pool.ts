import { Pool, type PoolClient } from 'pg';
import { applicationRole } from './application-role';

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/** A pool whose connections run as the application's role from a moment on, each before its next statement. */
export class ApplicationPool extends Pool {
  readonly #switched = new WeakSet<PoolClient>();
  #restricted = false;

  useApplicationRole(): void {
    this.#restricted = true;
  }

  override connect(): Promise<PoolClient>;
  override connect(given: ConnectCallback): void;
  override connect(given?: ConnectCallback): Promise<PoolClient> | void {
    const connecting = this.#connect();
    if (!given) return connecting;
    connecting.then(
      (client) => given(undefined, client, client.release),
      (error: Error) => given(error, undefined, () => undefined),
    );
  }

  async #connect(): Promise<PoolClient> {
    const client = await super.connect();
    if (!this.#restricted || this.#switched.has(client)) return client;
    try {
      await client.query(`set role ${applicationRole}`);
    } catch (error) {
      // A connection with the owner's rights is not given to anyone.
      client.release(true);
      throw error;
    }
    this.#switched.add(client);
    return client;
  }
}
