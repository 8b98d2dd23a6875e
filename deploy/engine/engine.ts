import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Drizzle over the `pg` driver; the same for the embedded database and for a PostgreSQL server. */
export type Database = NodePgDatabase<Record<string, never>>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a function needs that only asks questions: it works inside a transaction and outside of one. */
export type Queries = Database | Transaction;

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

export interface TransactionOptions {
  /** `read committed` when left out, as in PostgreSQL. */
  isolation?: Isolation;
}

export interface ListenOptions {
  /**
   * Called when listening begins, and again after a lost connection was restored. What was announced before that
   * moment may have been missed: whoever keeps a copy of something reads it anew here.
   */
  resumed?: () => void;
}

/** The one database of a server process. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';

  /** For single statements. Inside `transaction` use the handle given there; this one refuses with `EngineMisused`. */
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
   * Runs `work` in a transaction with the rights of the schemas' owner. For migrations and for checks of an operator;
   * never for what a request asks for.
   */
  asOwner<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;

  /**
   * From now on statements run as the role of the application, which may do only what `privileges.sql` of each schema
   * grants. Does nothing where the engine was not opened for it.
   */
  useApplicationRole(): void;

  /**
   * Statements keep the rights of the login, because it cannot take the role of the application. The operator is warned
   * once, where the engine was opened for that role.
   */
  keepLoginRights(): void;

  /**
   * Announces to every process that listens to the channel. Given a transaction as `within`, the announcement is made
   * when that commits. The payload is at most 7,999 bytes, PostgreSQL's limit.
   */
  notify(channel: string, payload: string, within?: Queries): Promise<void>;

  /** Calls `handler` with the payload of each announcement; the returned function ends it. */
  listen(channel: string, handler: (payload: string) => void, options?: ListenOptions): () => void;

  /** What is damaged and what to do, as far as statements have met it. */
  damage(): string | undefined;

  /** Leaves word, for whoever is refused the data folder, of where this process serves. */
  announce(address: string): Promise<void>;

  /** Waits for running statements, then lets go of the database. */
  close(): Promise<void>;
}
