import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  version: number;
  name: string;
  statements: string;
  checksum: string;
}

/** Marks checksums that leave comments out. Those of earlier databases have none, and are accepted once. */
export const checksumPrefix = 'statements:';

/**
 * Reads the migrations of a folder in order. Files are called `0001-what-it-does.sql`; numbers are unique. Numbers may
 * be skipped, so that branches can reserve them.
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  migrations.forEach(({ version, name }, index) => {
    if (version === migrations[index - 1]?.version)
      throw new Error(`${folder} has two migrations with the number ${version}. Give ${name} another number.`);
  });
  return migrations;
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, number, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
  const version = Number(number);
  if (name === undefined || version === 0)
    throw new Error(`${join(folder, file)} should be called 0001-<what-it-does>.sql, with a unique number.`);
  const statements = await readFile(join(folder, file), 'utf8');
  return { version, name, statements, checksum: checksumOf(statements) };
}

/** Of the statements alone: a comment may be reworded after a migration was applied. */
function checksumOf(statements: string): string {
  const withoutComments = statements.replace(/^[ \t]*--.*\n?/gm, '');
  return checksumPrefix + createHash('sha256').update(withoutComments).digest('hex');
}
