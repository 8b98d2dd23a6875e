import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';
import { listProofs } from './list-proofs.mjs';

const folder = join(root, 'e2e/prove');

/**
 * `e2e/prove/NAME.ts` exports `prove(options)`, which prints its figures and throws on a broken invariant, never on a time.
 * @param {string[]} args the proof's name, then its options; without a name the proofs are listed
 */
export async function prove([name, ...options]) {
  if (name === undefined) return printProofs();
  const path = join(folder, `${name}.ts`);
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(path)) {
    throw new CommandError(`There is no proof named ${name}. \`npm run prove\` lists them.`);
  }
  await buildChanged(buildable());
  const proof = await loadTypeScript(root, path);
  if (typeof proof.prove !== 'function') throw new CommandError(`${path} must export a function named prove.`);
  await proof.prove(options);
}

function printProofs() {
  const proofs = listProofs(root);
  const width = Math.max(...proofs.map(({ name }) => name.length));
  console.log('\nnpm run prove -- NAME [options]\n');
  for (const { name, proves } of proofs) console.log(`  ${name.padEnd(width)}  ${proves}`);
}
