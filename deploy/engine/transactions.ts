import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Transaction, TransactionOptions } from './engine';
import { DiskFull, EngineMisused } from './failures';
import { sqlState, sqlStates } from './sql-state';

const tries = 8;

/**
 * Runs transactions on one database. A statement outside of its caller's open transaction would wait forever on the
 * single embedded connection, and would not be part of the transaction on a server; both are refused immediately.
 */
export class Transactions {
  readonly #inside = new AsyncLocalStorage<true>();

  async run<Result>(
    pool: Pool,
    work: (transaction: Transaction) => Promise<Result>,
    options: TransactionOptions = {},
  ): Promise<Result> {
    this.refuseInside();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(pool, work, options);
      } catch (error) {
        const state = sqlState(error);
        if (state === sqlStates.diskFull) throw new DiskFull('the database', { cause: error });
        const conflict = state === sqlStates.serializationFailure || state === sqlStates.deadlockDetected;
        if (!conflict || attempt === tries) throw error;
        await pause(attempt);
      }
    }
  }

  /** Takes the connection itself: Drizzle would keep one that is lost before the transaction has begun. */
  async #once<Result>(
    pool: Pool,
    work: (transaction: Transaction) => Promise<Result>,
    { isolation = 'read committed' }: TransactionOptions,
  ): Promise<Result> {
    const connection = await pool.connect();
    try {
      return await drizzle(connection).transaction((transaction) => this.#within(() => work(transaction)), {
        isolationLevel: isolation,
      });
    } finally {
      connection.release();
    }
  }

  refuseInside(): void {
    if (this.#inside.getStore()) {
      throw new EngineMisused('Inside a transaction, use the handle it was given, not the database itself.');
    }
  }

  /** Awaited inside, because Drizzle sends a statement only when it is awaited. */
  #within<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#inside.run(true, async () => await work());
  }

  /** Runs a listener outside of any open transaction. */
  runOutside<Result>(work: () => Result): Result {
    return this.#inside.exit(work);
  }
}

/** Doubles from 4 ms, with full jitter, so that two conflicting transactions do not conflict again. */
function pause(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** (attempt + 1)));
}
