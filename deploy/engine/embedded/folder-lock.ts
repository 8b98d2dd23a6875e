import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode } from '../error-code';
import { DataFolderBusy } from '../failures';
import { identifyProcess, isSameProcess } from './process-identity';

const contentSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Identifies one run of a process: see `identifyProcess`. */
  identity: v.string(),
  /** Address of the holder; absent until it listens. */
  address: v.optional(v.string()),
});

export type FolderLockContent = v.InferOutput<typeof contentSchema>;

export interface FolderLock {
  /** Writes the address of this process into the lock file; a process that is refused the folder shows it. */
  publishAddress(address: string): Promise<void>;
  unlock(): Promise<void>;
}

/** The lock file of a data folder, `server.lock`. Its content is `FolderLockContent` as JSON. */
export function lockFile(folder: string): string {
  return join(folder, 'server.lock');
}

/** The lock of a running process; undefined if the folder is not locked or the holder has died. */
export async function readFolderLock(folder: string): Promise<FolderLockContent | undefined> {
  const content = parse(await read(lockFile(folder)));
  return content && isSameProcess(content.pid, content.identity) ? content : undefined;
}

/**
 * Locks the folder for this process. The lock file is created atomically. The lock of a process that has died, also by
 * a restart of the machine, is removed. Rejects with `DataFolderBusy`.
 */
export async function takeFolderLock(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = lockFile(folder);
  const content: FolderLockContent = { pid: process.pid, identity: identifyProcess(process.pid) };
  while (!(await createWhole(file, content))) {
    const text = await read(file);
    const holder = parse(text);
    if (holder && isSameProcess(holder.pid, holder.identity)) {
      throw new DataFolderBusy(folder, holder.pid, holder.address);
    }
    if (text !== undefined) await removeStale(file, text);
  }
  return {
    publishAddress: async (address) => {
      const draft = draftOf(file);
      await writeFile(draft, JSON.stringify({ ...content, address }));
      await rename(draft, file);
    },
    unlock: () => rm(file, { force: true }),
  };
}

async function createWhole(file: string, content: FolderLockContent): Promise<boolean> {
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

/** Two processes may find the same stale lock. A process that has moved away a new lock instead restores it. */
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
    return undefined; // Incomplete, because the disk was full: counts as no lock.
  }
}
