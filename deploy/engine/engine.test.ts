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

  it('keeps what a transaction wrote', async () => {
    await createNumbers();
    const result = await bench.engine.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (1), (2)`);
      return 'written';
    });
    expect(result).toBe('written');
    expect(await numbers()).toEqual([1, 2]);
  });

  it('keeps nothing of a transaction that threw', async () => {
    await createNumbers();
    const failing = bench.engine.transaction(async (transaction) => {
      await transaction.execute(sql`insert into numbers values (1)`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await numbers()).toEqual([]);
  });

  it('runs a transaction in the isolation asked for', async () => {
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

  it('gives up a transaction that conflicts every time, with the conflict as the error', async () => {
    const failing = bench.engine.transaction((transaction) =>
      transaction.execute(sql`do $$ begin raise sqlstate '40P01'; end $$`),
    );
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('40P01');
  });

  it('refuses a statement that goes past the transaction it is in', async () => {
    const failing = bench.engine.transaction(() => bench.engine.database.execute(sql`select 1`));
    await expect(failing).rejects.toBeInstanceOf(Error);
    const cause: unknown = await failing.catch((error: Error) => error.cause ?? error);
    expect(cause).toBeInstanceOf(EngineMisused);
  });

  it('refuses a transaction inside a transaction', async () => {
    const failing = bench.engine.transaction(() => bench.engine.transaction(async () => undefined));
    await expect(failing).rejects.toBeInstanceOf(EngineMisused);
  });

  it('answers many callers at once', async () => {
    await createNumbers();
    await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        bench.engine.transaction((transaction) => transaction.execute(sql`insert into numbers values (${number})`)),
      ),
    );
    expect(await numbers()).toHaveLength(100);
  });

  it('tells listeners what was announced, until they stop listening', async () => {
    const heard: string[] = [];
    const stop = await new Promise<() => void>((resolve) => {
      const end = bench.engine.listen('news', (payload) => heard.push(payload), { resumed: () => resolve(end) });
    });
    const other = new Promise<string>((resolve) => bench.engine.listen('news', resolve));
    await bench.engine.notify('news', 'first');
    expect(await other).toBe('first');
    stop();
    await bench.engine.notify('news', 'second');
    expect(heard).toEqual(['first']);
  });

  it('announces what a transaction says only once it commits', async () => {
    const heard: string[] = [];
    let done: () => void;
    const finished = new Promise<void>((resolve) => (done = resolve));
    await new Promise<void>((resolved) => {
      bench.engine.listen(
        'orders',
        (payload) => {
          heard.push(payload);
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
    expect(heard).toEqual(['last']);
  });

  it('finds everything again after closing and opening', async () => {
    await createNumbers();
    await bench.engine.database.execute(sql`insert into numbers values (7)`);
    await bench.engine.close();
    bench.engine = await openEngine(bench.options);
    expect(await numbers()).toEqual([7]);
  });
});
