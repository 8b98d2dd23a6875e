import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../error-code';
import { packageFolder } from '../migrations/package-folder';

export interface FolderRecipe {
  name: string;
  /** Identifies everything the contents are made from; the folder is filled again if it changes. */
  source: string;
  fill: (folder: string) => Promise<void>;
}

/**
 * A copy of a folder that is filled once per checkout. Filling takes seconds, so the first test fills it in `.cache`,
 * and the others copy it.
 */
export async function copyPreparedFolder(recipe: FolderRecipe): Promise<string> {
  // a short name, because it contains PostgreSQL's socket, and a socket's path has at most about a hundred characters
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  cpSync(await prepare(recipe), folder, { recursive: true });
  return folder;
}

async function prepare({ name, source, fill }: FolderRecipe): Promise<string> {
  const cache = join(dirname(packageFolder()), '.cache', 'databases');
  const place = join(cache, name, createHash('sha256').update(source).digest('hex').slice(0, 20));
  const drafts = join(cache, 'drafts');
  for (const folder of [drafts, dirname(place)]) mkdirSync(folder, { recursive: true });
  const lock = `${place}.lock`;
  while (!existsSync(place)) {
    if (!takeLock(lock)) await sleep(100);
    else {
      try {
        await fillOnce({ name, place, drafts, fill });
      } finally {
        rmSync(lock, { force: true });
      }
    }
  }
  return place;
}

async function fillOnce(to: { name: string; place: string; drafts: string; fill: FolderRecipe['fill'] }) {
  const { name, place, drafts, fill } = to;
  if (existsSync(place)) return;
  const draft = mkdtempSync(join(drafts, `${name}-`));
  await fill(draft);
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true }); // Another test process was first.
    return;
  }
  for (const former of readdirSync(dirname(place))) {
    const folder = join(dirname(place), former);
    if (isOld(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Lets one test process fill a folder while others wait for it. Removes the lock of a process that has ended. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** A younger folder may be in use by another test of this run with a different source. */
function isOld(folder: string): boolean {
  return Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > 3_600_000;
}
