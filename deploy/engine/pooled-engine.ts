import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { ApplicationPool } from './application-pool';
import { unrestrictedWarning } from './application-role';
import { DamageDetector } from './damage-detector';
import type { Engine } from './engine';
import type { Listeners } from './listeners';
import { Transactions } from './transactions';

interface PooledParts {
  restricted: boolean;
  /** Connections with the login of the schemas' owner; by default the pool's own login is the owner. */
  owner?: Pool | undefined;
  listen: (runOutside: (work: () => void) => void) => Listeners;
  dispose: () => Promise<void>;
  onDamage?: ((sentence: string) => void) | undefined;
  onUnrestricted?: ((sentence: string) => void) | undefined;
}

/** The common part of both engines, on top of a connection pool. */
export function pooledEngine(
  kind: Engine['kind'],
  pool: ApplicationPool,
  { restricted, owner, listen, dispose, onDamage, onUnrestricted }: PooledParts,
): Omit<Engine, 'publishAddress'> {
  const transactions = new Transactions();
  const listeners = listen((work) => transactions.runOutside(work));
  const guarded = drizzle(refusingInsideTransactions(pool, transactions));
  const damage = new DamageDetector(pool, onDamage);
  let closing: Promise<void> | undefined;
  let warned = false;

  return {
    kind,
    database: guarded,
    transaction: (work, options) => transactions.run(pool, work, options),
    asOwner: (work) =>
      transactions.run(owner ?? pool, async (transaction) => {
        // For this transaction only: the login itself is the owner.
        if (!owner) await transaction.execute(sql`set local role none`);
        return work(transaction);
      }),
    useApplicationRole: () => {
      if (restricted) pool.useApplicationRole();
    },
    keepLoginRights: () => {
      if (restricted && !warned) onUnrestricted?.(unrestrictedWarning());
      warned = true;
    },
    notify: async (channel, payload, within = guarded) => {
      await within.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: (channel, handler, options) => listeners.add(channel, handler, options),
    damage: () => damage.sentence,
    close: () => (closing ??= closeAll()),
  };

  async function closeAll() {
    await listeners.close();
    await pool.end();
    await dispose();
  }
}

/** The pool, except that it throws `EngineMisused` inside a transaction of this engine. */
function refusingInsideTransactions(pool: Pool, transactions: Transactions): Pool {
  return new Proxy(pool, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        if (property === 'query' || property === 'connect') transactions.refuseInside();
        return Reflect.apply(value, target, parameters) as unknown;
      };
    },
  });
}
