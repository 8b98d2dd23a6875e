import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Engine, Transaction } from '../engine';
import { BackupUnusable } from '../failures';
import { migrate } from '../migrations/migrate';
import { packageFolder } from '../migrations/package-folder';
import { BackupHeaderSchema, type BackupHeader } from './backup-format';

const unpack = promisify(gunzip);

/** Rows per insert statement. */
const batch = 500;

/**
 * Restores a backup into an empty database. A backup of an older version is migrated when the database is next opened.
 * Rejects with `DataFolderNewer` for a backup of a newer release, and with `BackupUnusable`.
 */
export async function restoreBackup(engine: Engine, archive: Buffer, folder = packageFolder()): Promise<BackupHeader> {
  const { header, rows } = await read(archive);
  await refuseNonEmpty(engine);
  for (const [schema, version] of Object.entries(header.schemas))
    await migrate(engine, { schema, folder: join(folder, schema, 'migrations'), upTo: version });
  await engine.transaction((transaction) => fill(transaction, header, rows));
  return header;
}

async function read(archive: Buffer): Promise<{ header: BackupHeader; rows: Map<string, string[]> }> {
  let lines: string[];
  try {
    lines = (await unpack(archive)).toString().split('\n');
  } catch (error) {
    throw new BackupUnusable('it cannot be unpacked', { cause: error });
  }
  const [first = '', ...others] = lines;
  const header = v.safeParse(v.pipe(v.string(), v.parseJson(), BackupHeaderSchema), first);
  if (!header.success) throw new BackupUnusable('its header is not that of a backup');
  const rows = new Map<string, string[]>();
  for (const line of others) {
    const [, table, row] = /^([a-z_][a-z0-9_]*\t[a-z_][a-z0-9_]*)\t(.*)$/s.exec(line) ?? [];
    if (table === undefined || row === undefined) throw new BackupUnusable('one of its lines is not a row');
    const known = rows.get(table) ?? [];
    known.push(row);
    rows.set(table, known);
  }
  return { header: header.output, rows };
}

async function refuseNonEmpty({ database }: Engine): Promise<void> {
  const { rows } = await database.execute(
    sql`select 1 from information_schema.tables where table_name = 'migrations' limit 1`,
  );
  if (rows.length > 0)
    throw new BackupUnusable(
      'the target already has data. Restore into a new folder with --data, or delete the demo data with "npm run reset"',
    );
}

async function fill(transaction: Transaction, header: BackupHeader, rows: Map<string, string[]>): Promise<void> {
  // Turns triggers and foreign keys off: the rows were checked when they were first written, and come in any order.
  await transaction.execute(sql`set local session_replication_role = replica`);
  for (const schema of Object.keys(header.schemas)) await empty(transaction, schema);
  for (const [name, all] of rows) {
    const [schema = '', table = ''] = name.split('\t');
    const columns = await columnsOf(transaction, schema, table);
    if (columns.length === 0) throw new BackupUnusable(`it has rows of ${schema}.${table}, and there is no such table`);
    const into = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    for (let start = 0; start < all.length; start += batch) {
      const json = `[${all.slice(start, start + batch).join(',')}]`;
      await transaction.execute(sql`
        insert into ${into} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${into}, ${json}::jsonb)`);
    }
  }
  for (const { schema, name, value } of header.sequences)
    await transaction.execute(sql`select setval(${`"${schema}"."${name}"`}::regclass, ${value}::bigint)`);
}

/** Deletes the rows that migrations inserted; the backup contains them too. */
async function empty(transaction: Transaction, schema: string): Promise<void> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' and table_name <> 'migrations'`);
  for (const { name } of rows)
    await transaction.execute(sql`delete from ${sql.identifier(schema)}.${sql.identifier(name)}`);
}

/** Columns to insert. Generated columns are computed by the database. */
async function columnsOf(transaction: Transaction, schema: string, table: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'`);
  return rows.map(({ name }) => name);
}
