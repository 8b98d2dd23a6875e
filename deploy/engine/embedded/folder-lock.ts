import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode } from '../error-code';
import { DataFolderBusy } from '../failures';
import { identifyProcess, isSameProcess } from './process-identity';

const contentSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Says which run of which process: see `identifyProcess`. */
  identity: v.string(),
  /** Where the holder can be reached; absent until it listens. */
  address: v.optional(v.string()),
});

export type FolderLockContent = v.InferOutput<typeof contentSchema>;

export interface FolderLock {
  /** Writes into the lock file where this process can be reached, for whoever is refused. */
  announce(address: string): Promise<void>;
  release(): Promise<void>;
}

/** The lock file of a data folder, `server.lock`, holds JSON: `FolderLockContent`. */
export function lockFile(folder: string): string {
  return join(folder, 'server.lock');
}

/** Who holds the folder, or undefined when nobody does or its holder has died. */
export async function readFolderLock(folder: string): Promise<FolderLockContent | undefined> {
  const content = parse(await read(lockFile(folder)));
  return content && isSameProcess(content.pid, content.identity) ? content : undefined;
}

/**
 * Takes the folder for this process. The file appears whole or not at all, being linked into place; a lock whose
 * process has died (also by a restart of the machine) is removed. Rejects with `DataFolderBusy`.
 */
export async function takeFolderLock(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = lockFile(folder);
  const content: FolderLockContent = { pid: process.pid, identity: identifyProcess(process.pid) };
  while (!(await putInPlace(file, content))) {
    const text = await read(file);
    const holder = parse(text);
    if (holder && isSameProcess(holder.pid, holder.identity)) {
      throw new DataFolderBusy(folder, holder.pid, holder.address);
    }
    if (text !== undefined) await removeStale(file, text);
  }
  return {
    announce: async (address) => {
      const draft = draftOf(file);
      await writeFile(draft, JSON.stringify({ ...content, address }));
      await rename(draft, file);
    },
    release: () => rm(file, { force: true }),
  };
}

async function putInPlace(file: string, content: FolderLockContent): Promise<boolean> {
  const draft = draftOf(file);
  await writeFile(draft, JSON.stringify(content));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Two processes may find the same stale lock: whoever moved away a fresh one instead puts it back. */
async function removeStale(file: string, staleText: string): Promise<void> {
  const aside = `${draftOf(file)}.stale`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await read(aside)) !== staleText) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function draftOf(file: string): string {
  return `${file}.${randomUUID()}`;
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function parse(text: string | undefined): FolderLockContent | undefined {
  if (text === undefined) return undefined;
  try {
    const result = v.safeParse(contentSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined; // A torn file from a full disk: as good as none.
  }
}
