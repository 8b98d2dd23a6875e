import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code';

/** Permission bits of the group and of all other users. */
const others = 0o077;

/**
 * Makes this process create files for its own user only, and removes the permissions of other users from everything
 * already in the folder. Call it before anything is written. Files of another owner, which only that owner can change,
 * and symbolic links stay as they are.
 */
export async function keepFolderPrivate(folder: string): Promise<void> {
  process.umask(others);
  await tighten(folder);
}

async function tighten(path: string): Promise<void> {
  const found = await lstat(path).catch(ignoreMissing);
  if (!found || found.isSymbolicLink()) return;
  if (found.mode & others && found.uid === process.getuid?.())
    await chmod(path, found.mode & 0o700).catch(ignoreMissing);
  if (!found.isDirectory()) return;
  const names = await readdir(path).catch(ignoreMissing);
  // Sequential: a database has only about a thousand files.
  for (const name of names ?? []) await tighten(join(path, name));
}

/** Another process may remove a file, such as a draft of the lock, between listing and reading. */
function ignoreMissing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}
