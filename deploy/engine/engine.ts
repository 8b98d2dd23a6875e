import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Drizzle with the `pg` driver, for the embedded database and for a PostgreSQL server. */
export type Database = NodePgDatabase<Record<string, never>>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For functions that work both inside a transaction and outside of one. */
export type Queries = Database | Transaction;

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export interface TransactionOptions {
  /** Defaults to `read committed`, as in PostgreSQL. */
  isolation?: Isolation;
}

export interface ListenOptions {
  /**
   * Called when listening begins, and again after a lost connection was restored. Earlier notifications may have been
   * missed, so listeners that cache data reload it here.
   */
  resumed?: () => void;
}

/** The one database of a server process. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';

  /** For single statements. Inside `transaction` use the handle passed to `work`; this one rejects with `EngineMisused`. */
  readonly database: Database;

  /**
   * Runs `work` in a transaction and commits when it resolves. On a serialization failure or deadlock the transaction
   * is rolled back and `work` runs again, so `work` must have no effect outside of the database.
   */
  transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;

  /**
   * Runs `work` in a transaction with the rights of the schemas' owner. For migrations and for an operator's checks;
   * never on behalf of a request.
   */
  asOwner<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;

  /**
   * Makes all further statements run as the application's role, which has only the privileges that `privileges.sql` of
   * each schema grants. Does nothing if the engine was opened without `restricted`.
   */
  useApplicationRole(): void;

  /**
   * Statements keep the rights of the login, because it cannot use the application's role. Warns the operator once if
   * the engine was opened with `restricted`.
   */
  keepLoginRights(): void;

  /**
   * Notifies every process that listens to the channel. With a transaction as `within`, the notification is sent when
   * that commits. The payload is at most 7,999 bytes, PostgreSQL's limit.
   */
  notify(channel: string, payload: string, within?: Queries): Promise<void>;

  /** Calls `handler` with the payload of each notification. Returns a function that stops listening. */
  listen(channel: string, handler: (payload: string) => void, options?: ListenOptions): () => void;

  /** A message about the latest damage that statements have found, with what to do; undefined if none. */
  damage(): string | undefined;

  /** Publishes the address of this process to other processes that try to open the data folder. */
  publishAddress(address: string): Promise<void>;

  /** Waits for running statements, then closes the database. */
  close(): Promise<void>;
}
