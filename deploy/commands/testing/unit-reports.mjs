import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports of whole runs of unit tests that passed, each kept for the tree it ran on. `npm run verify` and `npm test`
 * share them, so that running both runs the unit tests once.
 */
export class UnitReports {
  #folder;
  #tree;

  /**
   * @param {string} folder
   * @param {string | undefined} tree fingerprint of the working tree and the Node that runs; without one, nothing is kept
   */
  constructor(folder, tree) {
    this.#folder = folder;
    this.#tree = tree;
  }

  /**
   * Copies the kept report of a project to `path`.
   * @param {string} project
   * @param {string} path
   * @returns {boolean} whether this tree has one
   */
  restore(project, path) {
    const kept = this.#path(project);
    if (kept === undefined || !existsSync(kept)) return false;
    copyFileSync(kept, path);
    return true;
  }

  /**
   * Keeps a report instead of those of other trees.
   * @param {string} project
   * @param {string} path
   */
  keep(project, path) {
    const kept = this.#path(project);
    if (kept === undefined) return;
    mkdirSync(this.#folder, { recursive: true });
    for (const name of readdirSync(this.#folder))
      if (name.startsWith(`${project}.`)) rmSync(join(this.#folder, name), { force: true });
    copyFileSync(path, kept);
  }

  /** @param {string} project */
  #path(project) {
    return this.#tree === undefined ? undefined : join(this.#folder, `${project}.${this.#tree}.json`);
  }
}
