import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolder } from '../migrations/package-folder';

export interface Recipe {
  name: string;
  /** All that its contents come from: when this changes, it is made again. */
  from: string;
  fill: (folder: string) => Promise<void>;
}

/**
 * A copy of a folder that is filled once. Filling takes seconds, copying does not: the first test of this checkout that
 * asks fills it, and the others copy what it left in `.cache`.
 */
export async function copyOfPrepared(recipe: Recipe): Promise<string> {
  // a short name: PostgreSQL's socket is in it, and the address of a socket ends after a hundred letters
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync(await prepare(recipe), folder, { recursive: true });
  return folder;
}

async function prepare({ name, from, fill }: Recipe): Promise<string> {
  const cache = join(dirname(packageFolder()), '.cache', 'databases');
  const place = join(cache, name, createHash('sha256').update(from).digest('hex').slice(0, 20));
  if (existsSync(place)) return place;
  const drafts = join(cache, 'drafts');
  for (const folder of [drafts, dirname(place)]) mkdirSync(folder, { recursive: true });
  const draft = mkdtempSync(join(drafts, `${name}-`));
  await fill(draft);
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true }); // Another test process was first.
    return place;
  }
  for (const former of readdirSync(dirname(place))) {
    const folder = join(dirname(place), former);
    if (isOld(folder)) rmSync(folder, { recursive: true, force: true });
  }
  return place;
}

/** Younger ones may be what another test of this run is copying just now: two may differ in what they are made from. */
function isOld(folder: string): boolean {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > 3_600_000;
}
