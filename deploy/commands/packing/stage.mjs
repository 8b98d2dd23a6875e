import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { rangeOf } from './versions.mjs';

/** @typedef {{ compileLibraries: Function, bundleProgram: Function }} Bundling */

/**
 * Writes the folder of a library: its compiled sources, and a package.json that exports them.
 * @param {import('./packages.mjs').Library} library
 * @param {Map<string, string>} files
 * @param {string} folder
 */
export function stageLibrary({ source }, files, folder) {
  const { exports, dependencies = {}, peerDependencies = {}, ...rest } = readPackage(source);
  const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@atrium/'));
  write(folder, {
    ...Object.fromEntries(files),
    'package.json': json({
      ...rest,
      private: undefined,
      exports: Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, compiled(String(path))])),
      dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@atrium/'))),
      peerDependencies: ranges([...Object.keys(peerDependencies), ...own.map(([name]) => name)]),
    }),
  });
}

/**
 * Writes the folder of a program: one bundled file, and the files copied beside it.
 * @param {import('./packages.mjs').Program} program
 * @param {{ text: string, imports: string[] }} bundled
 * @param {string} folder
 */
export function stageProgram({ name, about, source, command, files, exports, needs, peers }, bundled, folder) {
  const { version } = readPackage(source);
  const file = `${command}.mjs`;
  const dependencies = [...new Set([...bundled.imports, ...needs])].filter((needed) => !peers.includes(needed)).sort();
  write(folder, {
    [file]: `#!/usr/bin/env node\n${bundled.text}`,
    'package.json': json({
      name,
      version,
      description: about,
      type: 'module',
      engines: readPackage('.').engines,
      bin: { [command]: file },
      exports: { ...exports, './package.json': './package.json' },
      dependencies: Object.fromEntries(dependencies.map((needed) => [needed, rangeOf(needed).replace('^', '')])),
      peerDependencies: ranges(peers),
    }),
  });
  for (const [path, from] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, source, from), join(folder, path), { recursive: true });
  }
}

/** @param {string} path `./react/index.ts` */
function compiled(path) {
  const file = path.replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

/** @param {string[]} names */
function ranges(names) {
  return Object.fromEntries(names.sort().map((name) => [name, rangeOf(name)]));
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
function write(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** @param {unknown} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * @param {string} place below the root
 * @returns {any}
 */
function readPackage(place) {
  return JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
}
