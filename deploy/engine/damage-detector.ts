import type { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { damageIn } from './database-damaged';

/** Detects every damaged page that a statement of the pool reads, including statements with errors handled elsewhere. */
export class DamageDetector {
  #sentence: string | undefined;
  readonly #onDamage: (sentence: string) => void;

  constructor(pool: Pool, onDamage: (sentence: string) => void = () => undefined) {
    this.#onDamage = onDamage;
    const observed = new WeakSet<PoolClient>();
    // On acquire, not on connect, because the pool may have connections already.
    pool.on('acquire', (client) => {
      if (observed.has(client)) return;
      observed.add(client);
      connectionOf(client).on('errorMessage', (error: unknown) => this.record(error));
    });
  }

  /** The latest damage, with what to do; undefined if none was found. */
  get sentence(): string | undefined {
    return this.#sentence;
  }

  record(error: unknown): void {
    const sentence = damageIn(error);
    if (sentence === undefined || sentence === this.#sentence) return;
    this.#sentence = sentence;
    this.#onDamage(sentence);
  }
}

/** The driver emits each server error on this connection before it rejects the statement. */
function connectionOf(client: PoolClient): EventEmitter {
  return (client as unknown as { connection: EventEmitter }).connection;
}
