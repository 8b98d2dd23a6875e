import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, proves: string, options: string[] }} Row `options` without dashes */

/** A row of the table: the proof's name as code, what it proves, its options. */
const row = /^\| `([a-z][a-z0-9-]*)`\s+\| (.+?)\s+\| (.+?)\s+\|$/gm;

/**
 * The proofs, from the first table in `docs/proofs.md`.
 * @param {string} root the repository's root
 * @returns {Row[]} in the order of the table
 */
export function listProofs(root) {
  const [table = ''] = readFileSync(join(root, 'docs/proofs.md'), 'utf8').split('\n## ');
  return [...table.matchAll(row)].map(([, name = '', proves = '', options = '']) => ({
    name,
    proves: withoutLinks(proves),
    options: [...options.matchAll(/`--([a-z-]+)`/g)].map(([, option = '']) => option),
  }));
}

/** @param {string} text Markdown of one cell */
function withoutLinks(text) {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
