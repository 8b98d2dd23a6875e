import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';
import { Refusal } from '../running/steps.mjs';

const folder = join(root, 'e2e/prove');

/**
 * `e2e/prove/NAME.ts` exports `prove(options)`, which prints its figures and throws on a broken invariant, never on a time.
 * @param {string[]} args the proof's name, then its options
 */
export async function prove([name = '', ...options]) {
  const path = join(folder, `${name}.ts`);
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(path)) {
    throw new Refusal(`npm run prove -- NAME, where NAME is one of: ${proofs().join(', ') || 'none yet'}`);
  }
  await buildChanged(buildable());
  const proof = await loadTypeScript(root, path);
  if (typeof proof.prove !== 'function') throw new Refusal(`${path} must export a function named prove.`);
  await proof.prove(options);
}

function proofs() {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => file.replace(/\.ts$/, ''))
    : [];
}
