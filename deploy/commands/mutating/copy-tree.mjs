import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';

/** Scope of the packages that are workspaces of this repository. */
const ownScope = '@atrium';

/**
 * Copies the sources into a new folder, where mutants cannot harm them. Installed packages and builds are links; the
 * workspaces among the packages are those of the copy, so that a mutant is also seen through a package name.
 * @returns {string} the folder
 */
export function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  for (const path of listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(copy);
  for (const { name } of folders(root)) {
    for (const linked of ['node_modules', 'dist']) {
      const [original, link] = [join(root, name, linked), join(copy, name, linked)];
      if (existsSync(original) && existsSync(dirname(link)) && !existsSync(link)) symlinkSync(original, link);
    }
  }
  return copy;
}

/** @param {string} copy */
function linkPackages(copy) {
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', ownScope), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== ownScope) symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, ownScope))) {
    // relative to the packages, so it leads to the copy
    symlinkSync(readlinkSync(join(packages, ownScope, name)), join(copy, 'node_modules', ownScope, name));
  }
}

/** @param {string} folder */
function folders(folder) {
  return readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
  );
}
