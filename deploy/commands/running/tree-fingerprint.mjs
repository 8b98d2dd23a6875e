import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of every file of the working tree that git does not ignore, committed or not.
 * @param {string} root the repository's root
 */
export function treeFingerprint(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root }).toString();
  const hash = createHash('sha256');
  for (const file of listed.split('\0').filter(Boolean).sort()) {
    const path = join(root, file);
    hash.update(`\0${file}\0`);
    // a deleted file is listed until the deletion is committed
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 20);
}
