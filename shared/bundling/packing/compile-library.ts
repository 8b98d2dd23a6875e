import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Text of each file, by its path below the package. */
export type Files = Map<string, string>;

/**
 * Compiles packages of TypeScript sources to a JavaScript file and a declaration each, so that who installs them needs
 * neither our compiler's options nor our tests. A source stays a file of its own: what is not used falls away.
 * @param doors files that packages export, absolute
 * @returns what each folder's sources became, by that folder
 * @throws with what the compiler complains of
 */
export function compileLibraries(folders: string[], doors: string[]): Map<string, Files> {
  const program = ts.createProgram([...doors, ...assetTypes(folders)], options);
  const compiled = new Map(folders.map((folder) => [folder, new Map<string, string>()]));
  for (const source of program.getSourceFiles()) {
    const folder = folders.find((place) => source.fileName.startsWith(`${place}/`));
    if (folder === undefined || source.isDeclarationFile) continue;
    const { diagnostics } = program.emit(source, (path, text) => {
      compiled.get(folder)?.set(relative(folder, path), withEndings(text, dirname(source.fileName)));
    });
    if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, formatting));
  }
  return compiled;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: '@emotion/react',
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  skipLibCheck: true,
  declaration: true,
  types: [],
};

const formatting: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => '',
  getNewLine: () => '\n',
};

function assetTypes(folders: string[]): string[] {
  return folders.map((folder) => resolve(folder, '../bundling/types/assets.d.ts')).filter((path) => existsSync(path));
}

/** Relative imports with the ending of the file they mean: browsers and Node ask for it, our sources leave it out. */
function withEndings(text: string, folder: string): string {
  return text.replaceAll(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]*)\2/g, (whole, before, quote, path) => {
    const ending = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((end) => existsSync(join(folder, `${path}${end}`)));
    return ending === undefined ? whole : `${before}${quote}${path}${ending.replace(/\.tsx?$/, '.js')}${quote}`;
  });
}
