import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { insertRows } from './insert-rows';
import { describeOnEveryEngine } from './testing/every-engine';

const things = pgTable('things', {
  id: serial('id').primaryKey(),
  name: text('name').notNull().unique(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  isOld: boolean('is_old').notNull().default(false),
  size: integer('size'),
  details: jsonb('details'),
});

describeOnEveryEngine('rows inserted as one parameter', (bench) => {
  beforeEach(async () => {
    await bench.engine.database.execute(sql`create table things (
      id serial primary key, name text not null unique, amount bigint not null, made_at timestamptz not null,
      is_old boolean not null default false, size integer, details jsonb)`);
  });
  const insert = (rows: Parameters<typeof insertRows<typeof things>>[1], clause = sql``) =>
    bench.engine.database.execute(sql`${insertRows(things, rows)} ${clause}`);

  it('are read as they were given, in their order', async () => {
    const rows = [
      { name: `o'ne "quoted" \\ 一`, amount: 9_007_199_254_740_991, size: 3, details: { a: ['1', null] } },
      { name: 'two', amount: -1, size: null, details: null },
    ].map((row, index) => ({ ...row, madeAt: new Date(1_767_323_045_678 + index), isOld: index === 1 }));
    await insert(rows);
    expect(await bench.engine.database.select().from(things).orderBy(things.id)).toEqual(
      rows.map((row, index) => ({ id: index + 1, ...row })),
    );
  });

  it('get defaults in the columns that they do not name', async () => {
    await insert([{ name: 'one', amount: 1, madeAt: new Date(0) }]);
    expect(await bench.engine.database.select().from(things)).toMatchObject([{ id: 1, isOld: false, size: null }]);
  });

  it('may be followed by a clause', async () => {
    const one = { name: 'one', amount: 1, madeAt: new Date(0) };
    await insert([one]);
    const { rows } = await insert([one, { ...one, name: 'two' }], sql`on conflict do nothing returning name`);
    expect(rows).toEqual([{ name: 'two' }]);
  });
});
