import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../migrations/package-folder';
import { openEngine } from '../open-engine';

/**
 * A data folder with an empty database, ready to be opened. Making a database takes seconds, copying one does not: the
 * first test of this machine makes it, the others copy.
 */
export async function freshDataFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-data-'));
  cpSync(await template(), folder, { recursive: true });
  return folder;
}

async function template(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const place = join(tmpdir(), `atrium-empty-database-${dependencies['@electric-sql/pglite']}`);
  if (existsSync(place)) return place;
  const draft = mkdtempSync(`${place}-`);
  await (await openEngine({ dataFolder: draft })).close();
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true }); // Another test process was first.
  }
  return place;
}
