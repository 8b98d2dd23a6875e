import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';
import { listProofs } from './list-proofs.mjs';
import { proveAll } from './prove-all.mjs';

const folder = join(root, 'e2e/prove');

/**
 * Runs the proof that `e2e/prove/NAME.ts` defines with `defineProof`, or all of them. A proof that finds a fault, or skips
 * a part without `--allow-skips`, ends the process with 1.
 * @param {string[]} args the proof's name or `all`, then options; without a name the proofs are listed
 */
export async function prove([name, ...options]) {
  const rows = listProofs(root);
  if (name === undefined) return printProofs(rows);
  if (name === 'all') return proveAll(rows, options);
  const row = rows.find((row) => row.name === name);
  const path = join(folder, `${name}.ts`);
  if (!row || !existsSync(path))
    throw new CommandError(`There is no proof named ${name}. \`npm run prove\` lists them.`);
  const { proof } = await loadTypeScript(root, path);
  const read = proof.read(row, options);
  if ('help' in read) return console.log(read.help);
  if ('mistake' in read) throw new CommandError(read.mistake);
  await buildChanged(buildable());
  const outcome = await read.run();
  // for the process that runs all proofs
  process.send?.(outcome);
  if (!outcome.passed) process.exitCode = 1;
}

/** @param {import('./list-proofs.mjs').Row[]} rows */
function printProofs(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log('\nnpm run prove -- NAME [options], such as --short and --help\n');
  for (const { name, proves } of rows) console.log(`  ${name.padEnd(width)}  ${proves}`);
  console.log(`\nnpm run prove -- all --short runs every proof with small counts.`);
}
