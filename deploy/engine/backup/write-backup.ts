import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Engine, Transaction } from '../engine';
import type { BackupHeader } from './backup-format';

const pack = promisify(gzip);

/** A consistent backup of the whole database in the format of `backup-format`. Other processes are not blocked. */
export async function writeBackup(engine: Engine): Promise<Buffer> {
  const lines = await engine.transaction(readLines, { isolation: 'repeatable read' });
  return pack(lines.join('\n'));
}

async function readLines(transaction: Transaction): Promise<string[]> {
  const schemas = await readSchemas(transaction);
  const header: BackupHeader = {
    format: 1,
    madeAt: new Date().toISOString(),
    schemas: Object.fromEntries(schemas.map(({ schema, version }) => [schema, version])),
    sequences: await readSequences(transaction, schemas),
  };
  const lines = [JSON.stringify(header)];
  for (const { schema } of schemas) {
    for (const table of await readTables(transaction, schema)) {
      const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
      const { rows } = await transaction.execute<{ row: string }>(
        sql`select to_jsonb(content)::text as row from ${from} content`,
      );
      lines.push(...rows.map(({ row }) => `${schema}\t${table}\t${row}`));
    }
  }
  return lines;
}

/** The schemas that have migrations, and their versions. */
async function readSchemas(transaction: Transaction): Promise<{ schema: string; version: number }[]> {
  const { rows } = await transaction.execute<{ schema: string }>(sql`
    select table_schema as schema from information_schema.tables where table_name = 'migrations' order by 1`);
  const versions: { schema: string; version: number }[] = [];
  for (const { schema } of rows) {
    const { rows: found } = await transaction.execute<{ version: number }>(
      sql`select coalesce(max(version), 0) as version from ${sql.identifier(schema)}.migrations`,
    );
    versions.push({ schema, version: found[0]?.version ?? 0 });
  }
  return versions;
}

async function readTables(transaction: Transaction, schema: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' and table_name <> 'migrations' order by 1`);
  return rows.map(({ name }) => name);
}

async function readSequences(
  transaction: Transaction,
  schemas: { schema: string }[],
): Promise<BackupHeader['sequences']> {
  const ours = new Set(schemas.map(({ schema }) => schema));
  const { rows } = await transaction.execute<{ schema: string; name: string; value: string | null }>(sql`
    select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences`);
  return rows.flatMap(({ schema, name, value }) =>
    ours.has(schema) && value !== null ? [{ schema, name, value }] : [],
  );
}
