import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { libraries, programs, type Library, type Program } from './packages.mjs';
import { stageLibrary, stageProgram } from './stage.mjs';

interface Manifest {
  private?: boolean;
  bin: Record<string, string>;
  exports: Record<string, Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-stage-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const manifest = () => JSON.parse(read('package.json')) as Manifest;

it('exports the compiled files of a library with their declarations', () => {
  stageLibrary(libraryNamed('contract'), new Map([['react/index.js', 'export {};']]), folder);
  expect(manifest().exports['./react']).toEqual({ types: './react/index.d.ts', default: './react/index.js' });
  expect(read('react/index.js')).toBe('export {};');
  expect(manifest().private).toBeUndefined();
});

it('accepts any later contract of the same major as the peer of a library', () => {
  stageLibrary(libraryNamed('api'), new Map(), folder);
  expect(manifest().peerDependencies['@atrium/contract']).toBe('^1.0.0');
  expect(Object.keys(manifest().dependencies)).toEqual(['valibot']);
});

it('gives a program its imports and the files beside it, and no workspace of this repository', () => {
  stageProgram(programNamed('bundling'), { text: 'run();\n', imports: ['webpack', 'react'] }, folder);
  const { bin, dependencies, peerDependencies } = manifest();
  expect(read(bin['atrium-bundling'] ?? '')).toBe('#!/usr/bin/env node\nrun();\n');
  expect(dependencies['webpack']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(dependencies['react']).toBeUndefined();
  expect(peerDependencies['react']).toMatch(/^\^19\./);
  expect(Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith('@atrium/'))).toEqual(
    [],
  );
  expect(read('types/assets.d.ts')).toBe(readFileSync(join(root, 'shared/bundling/types/assets.d.ts'), 'utf8'));
});

it('packs each file that a packed file of a program requires', () => {
  for (const { source, files } of programs) {
    const scripts = Object.values(files).filter((path) => path.endsWith('.cjs'));
    for (const path of scripts)
      for (const [, name = ''] of readFileSync(join(root, source, path), 'utf8').matchAll(/require\('(\.[^']+)'\)/g))
        expect(scripts).toContain(join(dirname(path), name));
  }
});

it('refuses to pack an import of a package that no workspace depends on', () => {
  const bundled = { text: '', imports: ['left-pad'] };
  expect(() => stageProgram(programNamed('cli'), bundled, folder)).toThrow('left-pad');
});

function libraryNamed(name: string): Library {
  const found = libraries.find((library) => library.name === `@atrium/${name}`);
  if (!found) throw new Error(`There is no library ${name}`);
  return found;
}

function programNamed(name: string): Program {
  const found = programs.find((program) => program.name === `@atrium/${name}`);
  if (!found) throw new Error(`There is no program ${name}`);
  return found;
}
