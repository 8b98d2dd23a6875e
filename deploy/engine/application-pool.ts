import { Pool, type PoolClient } from 'pg';
import { applicationRole } from './application-role';

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/** A connection pool. After `useApplicationRole`, each connection switches to the application's role before its next statement. */
export class ApplicationPool extends Pool {
  readonly #switched = new WeakSet<PoolClient>();
  #restricted = false;

  useApplicationRole(): void {
    this.#restricted = true;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #connect(): Promise<PoolClient> {
    const client = await super.connect();
    if (!this.#restricted || this.#switched.has(client)) return client;
    try {
      await client.query(`set role ${applicationRole}`);
    } catch (error) {
      // A connection that still has the owner's rights is never handed out.
      client.release(true);
      throw error;
    }
    this.#switched.add(client);
    return client;
  }
}
