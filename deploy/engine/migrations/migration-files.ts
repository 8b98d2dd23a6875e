import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  version: number;
  name: string;
  statements: string;
  checksum: string;
}

/** Files are called `0001-what-it-does.sql`; the numbers begin at 1 and have no gaps. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name, index) => readMigration(folder, name, index + 1)));
}

async function readMigration(folder: string, file: string, version: number): Promise<Migration> {
  const [, number, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
  if (name === undefined || Number(number) !== version) {
    throw new Error(`${join(folder, file)} should be called ${String(version).padStart(4, '0')}-<what-it-does>.sql`);
  }
  const statements = await readFile(join(folder, file), 'utf8');
  return { version, name, statements, checksum: createHash('sha256').update(statements).digest('hex') };
}
