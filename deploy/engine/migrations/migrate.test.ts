import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { DataFolderBroken, DataFolderNewer } from '../failures';
import { describeOnEveryEngine, dropEverything } from '../testing/every-engine';
import { migrate } from './migrate';

describeOnEveryEngine('migrations', (bench) => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-migrations-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (file: string, statements: string) => writeFileSync(join(folder, file), statements);
  const runMigrations = () => migrate(bench.engine, { schema: 'shop', folder });
  const version = async () => {
    const { rows } = await bench.engine.database.execute(sql`select max(version) as version from shop.migrations`);
    return rows[0];
  };

  it('apply each file once, in its schema', async () => {
    write('0001-orders.sql', 'create table orders (id integer); insert into orders values (1);');
    await runMigrations();
    write('0002-notes.sql', 'alter table orders add column note text;');
    await runMigrations();
    await runMigrations();
    const { rows } = await bench.engine.database.execute(sql`select id, note from shop.orders`);
    expect(rows).toEqual([{ id: 1, note: null }]);
    expect(await version()).toEqual({ version: 2 });
  });

  it('apply all missing files or none', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0002-broken.sql', 'create table broken (id nonsense);');
    await expect(runMigrations()).rejects.toThrow();
    const { rows } = await bench.engine.database.execute(sql`select to_regclass('shop.orders') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('allow concurrent starts on connections with a catalog cache that lacks the schema', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    for (let round = 0; round < 30; round += 1) {
      await Promise.all([runMigrations(), runMigrations(), runMigrations()]);
      expect(await version()).toEqual({ version: 1 });
      await dropEverything(bench.engine);
      // A failed lookup of the schema stays in the catalog cache of the connection.
      await bench.engine.database.execute(sql`select to_regclass('shop.orders')`);
    }
  });

  it('refuse data of a newer release and name both versions', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0002-notes.sql', 'alter table orders add column note text;');
    await runMigrations();
    rmSync(join(folder, '0002-notes.sql'));
    await expect(runMigrations()).rejects.toThrow(DataFolderNewer);
    await expect(runMigrations()).rejects.toThrow(/version 2.*up to 1/);
  });

  it('refuse a file that was changed after it was applied', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    await runMigrations();
    write('0001-orders.sql', 'create table orders (id bigint);');
    await expect(runMigrations()).rejects.toThrow(DataFolderBroken);
  });

  it('accept a file with another comment', async () => {
    write('0001-orders.sql', '-- Orders of customers.\ncreate table orders (\n  -- unique\n  id integer\n);');
    await runMigrations();
    write('0001-orders.sql', 'create table orders (\n  -- from 1\n  id integer\n);');
    await runMigrations();
    write('0001-orders.sql', 'create table orders (\n  id bigint\n);');
    await expect(runMigrations()).rejects.toThrow(DataFolderBroken);
  });

  it('accept a checksum from before comments were left out once', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    await runMigrations();
    await bench.engine.database.execute(sql`update shop.migrations set checksum = 'ab12'`);
    await runMigrations();
    write('0001-orders.sql', 'create table orders (id bigint);');
    await expect(runMigrations()).rejects.toThrow(DataFolderBroken);
  });

  it('apply a file with a skipped number even after later ones', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0003-notes.sql', 'alter table orders add column note text;');
    await runMigrations();
    write('0002-prices.sql', 'alter table orders add column price integer;');
    await runMigrations();
    await runMigrations();
    const { rows } = await bench.engine.database.execute(sql`select version from shop.migrations order by 1`);
    expect(rows).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
  });

  it('refuse two files with the same number, and a file without a number', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0001-notes.sql', 'create table notes (id integer);');
    await expect(runMigrations()).rejects.toThrow('two migrations with the number 1');
    rmSync(join(folder, '0001-notes.sql'));
    write('notes.sql', 'create table notes (id integer);');
    await expect(runMigrations()).rejects.toThrow('0001-<what-it-does>.sql');
  });
});
