import { sql } from 'drizzle-orm';
import { EngineMisused } from './failures';
import { openEngine } from './open-engine';
import { sqlState } from './sql-state';
import { describeOnEveryEngine } from './testing/every-engine';

describeOnEveryEngine('the engine', (bench) => {
  const createNumbers = () => bench.engine.database.execute(sql`create table numbers (number integer primary key)`);
  const numbers = async () => {
    const { rows } = await bench.engine.database.execute<{ number: number }>(
      sql`select number from numbers order by 1`,
    );
    return rows.map(({ number }) => number);
  };

  it('commits the writes of a transaction', async () => {
    await createNumbers();
    const result = await bench.engine.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (1), (2)`);
      return 'written';
    });
    expect(result).toBe('written');
    expect(await numbers()).toEqual([1, 2]);
  });

  it('rolls back a transaction that throws', async () => {
    await createNumbers();
    const failing = bench.engine.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (1)`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await numbers()).toEqual([]);
  });

  it('runs a transaction in the requested isolation level', async () => {
    const isolation = await bench.engine.transaction(
      async (transaction) => (await transaction.execute(sql`show transaction_isolation`)).rows[0],
      { isolation: 'serializable' },
    );
    expect(isolation).toEqual({ transaction_isolation: 'serializable' });
  });

  it('runs a transaction again after a serialization failure', async () => {
    await createNumbers();
    let runs = 0;
    await bench.engine.transaction(async (transaction) => {
      runs += 1;
      await transaction.execute(sql`insert into numbers values (${runs})`);
      if (runs < 3) await transaction.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
    });
    expect(await numbers()).toEqual([3]);
  });

  it('rejects a transaction that conflicts at every attempt with the conflict as the error', async () => {
    const failing = bench.engine.transaction((transaction) =>
      transaction.execute(sql`do $$ begin raise sqlstate '40P01'; end $$`),
    );
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('40P01');
  });

  it('refuses a statement outside of the transaction that its caller is in', async () => {
    const failing = bench.engine.transaction(() => bench.engine.database.execute(sql`select 1`));
    await expect(failing).rejects.toBeInstanceOf(Error);
    const cause: unknown = await failing.catch((error: Error) => error.cause ?? error);
    expect(cause).toBeInstanceOf(EngineMisused);
  });

  it('refuses a transaction inside a transaction', async () => {
    const failing = bench.engine.transaction(() => bench.engine.transaction(async () => undefined));
    await expect(failing).rejects.toBeInstanceOf(EngineMisused);
  });

  it('serves many concurrent callers', async () => {
    await createNumbers();
    await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        bench.engine.transaction((transaction) => transaction.execute(sql`insert into numbers values (${number})`)),
      ),
    );
    expect(await numbers()).toHaveLength(100);
  });

  it('notifies listeners until they stop listening', async () => {
    const received: string[] = [];
    const stop = await new Promise<() => void>((resolve) => {
      const end = bench.engine.listen('updates', (payload) => received.push(payload), {
        resumed: () => resolve(end),
      });
    });
    const other = new Promise<string>((resolve) => bench.engine.listen('updates', resolve));
    await bench.engine.notify('updates', 'first');
    expect(await other).toBe('first');
    stop();
    await bench.engine.notify('updates', 'second');
    expect(received).toEqual(['first']);
  });

  it('sends the notifications of a transaction only when it commits', async () => {
    const received: string[] = [];
    let done: () => void;
    const finished = new Promise<void>((resolve) => (done = resolve));
    await new Promise<void>((resolved) => {
      bench.engine.listen(
        'orders',
        (payload) => {
          received.push(payload);
          if (payload === 'last') done();
        },
        { resumed: resolved },
      );
    });
    await bench.engine
      .transaction(async (transaction) => {
        await bench.engine.notify('orders', 'never', transaction);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await bench.engine.transaction((transaction) => bench.engine.notify('orders', 'last', transaction));
    await finished;
    expect(received).toEqual(['last']);
  });

  it('keeps its data when it is closed and opened again', async () => {
    await createNumbers();
    await bench.engine.database.execute(sql`insert into numbers values (7)`);
    await bench.engine.close();
    bench.engine = await openEngine(bench.options);
    expect(await numbers()).toEqual([7]);
  });
});
