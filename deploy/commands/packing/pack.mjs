import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { npm } from '../running/npm.mjs';
import { CommandError } from '../running/steps.mjs';
import { libraries, programs } from './packages.mjs';
import { stageLibrary, stageProgram } from './stage.mjs';

const staging = join(root, '.cache/packing');

/**
 * Packs the packages for teams into `deploy/dist/packages`: a tarball each, and `index.json` with the version and
 * integrity of each. The same sources give the same bytes, because npm leaves out times and owners.
 * @param {typeof import('@atrium/bundling')} bundling
 */
export async function pack({ compileLibraries, bundleProgram }) {
  const folders = libraries.map(({ source }) => join(root, source));
  const compiled = compileLibraries(folders, libraries.flatMap(entryPointsOf));
  for (const library of libraries)
    stageLibrary(library, compiled.get(join(root, library.source)) ?? new Map(), stageOf(library));
  for (const program of programs)
    stageProgram(program, await bundleProgram(join(root, program.source, program.entry)), stageOf(program));

  const target = join(root, 'deploy/dist/packages');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const packed = await runPack([...libraries, ...programs].map(stageOf), target);
  writeFileSync(join(target, 'index.json'), `${JSON.stringify(packed, null, 2)}\n`);
  return `${packed.length} packages`;
}

/**
 * The sources of a library's entry points, absolute.
 * @param {import('./packages.mjs').Library} library
 */
function entryPointsOf({ source }) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(root, source, 'package.json'), 'utf8'));
  return Object.values(exports).map((entryPoint) => join(root, source, entryPoint));
}

/** @param {import('./packages.mjs').Packed} packed */
function stageOf({ name }) {
  return join(staging, name.replace('@atrium/', ''));
}

/**
 * @param {string[]} stages
 * @param {string} target
 */
async function runPack(stages, target) {
  const { code, output } = await npm(['pack', '--json', '--loglevel=error', '--pack-destination', target, ...stages]);
  if (code !== 0) throw new CommandError(`npm pack failed:\n${output}`);
  /** @type {{ name: string, version: string, filename: string, integrity: string, size: number }[]} */
  const packed = JSON.parse(output.slice(output.indexOf('[')));
  return packed.map(({ name, version, filename, integrity, size }, index) => ({
    name,
    version,
    file: filename,
    integrity,
    bytes: size,
    manifest: JSON.parse(readFileSync(join(stages[index] ?? '', 'package.json'), 'utf8')),
  }));
}
