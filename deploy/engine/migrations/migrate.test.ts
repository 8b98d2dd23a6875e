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
  const bring = () => migrate(bench.engine, { schema: 'shop', folder });
  const version = async () => {
    const { rows } = await bench.engine.database.execute(sql`select max(version) as version from shop.migrations`);
    return rows[0];
  };

  it('applies each file once, in the schema it belongs to', async () => {
    write('0001-orders.sql', 'create table orders (id integer); insert into orders values (1);');
    await bring();
    write('0002-notes.sql', 'alter table orders add column note text;');
    await bring();
    await bring();
    const { rows } = await bench.engine.database.execute(sql`select id, note from shop.orders`);
    expect(rows).toEqual([{ id: 1, note: null }]);
    expect(await version()).toEqual({ version: 2 });
  });

  it('applies all of the missing files or none', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0002-broken.sql', 'create table broken (id nonsense);');
    await expect(bring()).rejects.toThrow();
    const { rows } = await bench.engine.database.execute(sql`select to_regclass('shop.orders') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('lets many processes start at once, on connections that remember the schema as absent', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    for (let round = 0; round < 30; round += 1) {
      await Promise.all([bring(), bring(), bring()]);
      expect(await version()).toEqual({ version: 1 });
      await dropEverything(bench.engine);
      // A connection that looked the schema up in vain keeps that in its catalog cache.
      await bench.engine.database.execute(sql`select to_regclass('shop.orders')`);
    }
  });

  it('refuses data of a newer release, naming both versions', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0002-notes.sql', 'alter table orders add column note text;');
    await bring();
    rmSync(join(folder, '0002-notes.sql'));
    await expect(bring()).rejects.toThrow(DataFolderNewer);
    await expect(bring()).rejects.toThrow(/version 2.*up to 1/);
  });

  it('refuses a step that was rewritten after it was applied', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    await bring();
    write('0001-orders.sql', 'create table orders (id bigint);');
    await expect(bring()).rejects.toThrow(DataFolderBroken);
  });

  it('applies a step whose number was left out before, also after later ones', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0003-notes.sql', 'alter table orders add column note text;');
    await bring();
    write('0002-prices.sql', 'alter table orders add column price integer;');
    await bring();
    await bring();
    const { rows } = await bench.engine.database.execute(sql`select version from shop.migrations order by 1`);
    expect(rows).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
  });

  it('refuses two files with one number, and a file without a number', async () => {
    write('0001-orders.sql', 'create table orders (id integer);');
    write('0001-notes.sql', 'create table notes (id integer);');
    await expect(bring()).rejects.toThrow('two migrations with the number 1');
    rmSync(join(folder, '0001-notes.sql'));
    write('notes.sql', 'create table notes (id integer);');
    await expect(bring()).rejects.toThrow('0001-<what-it-does>.sql');
  });
});
