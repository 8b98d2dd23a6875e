import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the table: the proof's name as code, then what it proves. */
const row = /^\| `([a-z][a-z0-9-]*)`\s+\| (.+?)\s+\|/gm;

/**
 * The proofs and what each one proves, from the table in `docs/proofs.md`.
 * @param {string} root the repository's root
 * @returns {{ name: string, proves: string }[]} in the order of the table
 */
export function listProofs(root) {
  const page = readFileSync(join(root, 'docs/proofs.md'), 'utf8');
  return [...page.matchAll(row)].map(([, name = '', proves = '']) => ({ name, proves: withoutLinks(proves) }));
}

/** @param {string} text Markdown of one cell */
function withoutLinks(text) {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
