import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {{ tree: string, short: boolean }} Conditions what a result is valid for */
/** @typedef {{ passed: boolean, result: string, skipped: string[], seconds: number }} Result */

/** The proofs that passed on one tree, kept in a file so that a run of all proofs can resume. */
export class PassedProofs {
  #path;
  #conditions;
  /** @type {Record<string, Result>} */
  #results;

  /**
   * @param {string} path of the file; missing, damaged, or of another tree or other counts, it holds no result
   * @param {Conditions} conditions
   */
  constructor(path, conditions) {
    this.#path = path;
    this.#conditions = conditions;
    this.#results = readResults(path, conditions);
  }

  clear() {
    this.#results = {};
    this.#write();
  }

  /**
   * The result of a proof that passed; one with skipped parts only where skips are allowed.
   * @param {string} name
   * @param {{ allowSkips: boolean }} options
   * @returns {Result | undefined}
   */
  get(name, { allowSkips }) {
    const result = this.#results[name];
    return result && (allowSkips || result.skipped.length === 0) ? result : undefined;
  }

  /** @param {Result & { name: string }} run */
  add({ name, passed, result, skipped, seconds }) {
    this.#results[name] = { passed, result, skipped, seconds };
    this.#write();
  }

  #write() {
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify({ ...this.#conditions, results: this.#results }));
  }
}

/**
 * @param {string} path
 * @param {Conditions} conditions
 * @returns {Record<string, Result>}
 */
function readResults(path, { tree, short }) {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8'));
    return kept.tree === tree && kept.short === short ? kept.results : {};
  } catch {
    return {};
  }
}
