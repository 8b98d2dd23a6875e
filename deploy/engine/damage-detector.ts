import type { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { damageIn } from './database-damaged';

/** Hears of every damaged page that any statement of a pool meets, also of those whose failure is answered elsewhere. */
export class DamageDetector {
  #sentence: string | undefined;

  constructor(
    pool: Pool,
    private readonly damaged: (sentence: string) => void = () => undefined,
  ) {
    const heard = new WeakSet<PoolClient>();
    // At each use and not at its connecting: the pool may have connections already.
    pool.on('acquire', (client) => {
      if (heard.has(client)) return;
      heard.add(client);
      connectionOf(client).on('errorMessage', (error: unknown) => this.record(error));
    });
  }

  /** The latest damage, with what to do; undefined where none was met. */
  get sentence(): string | undefined {
    return this.#sentence;
  }

  record(error: unknown): void {
    const sentence = damageIn(error);
    if (sentence === undefined || sentence === this.#sentence) return;
    this.#sentence = sentence;
    this.damaged(sentence);
  }
}

/** The driver tells of each error of the server here, before it rejects the statement. */
function connectionOf(client: PoolClient): EventEmitter {
  return (client as unknown as { connection: EventEmitter }).connection;
}
