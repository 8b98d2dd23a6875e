import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Content of each file, by its path below the package. */
export type Files = Map<string, string>;

/**
 * Compiles packages of TypeScript sources to JavaScript files and declarations, so that consumers need neither our
 * compiler options nor our tests. Each source remains a separate file, so that bundlers drop unused ones.
 * @param doors exported files of packages, absolute
 * @returns the compiled files of each folder, by that folder
 * @throws with the compiler's errors
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

/** Adds file endings to relative imports: browsers and Node need them, our sources omit them. */
function withEndings(text: string, folder: string): string {
  return text.replaceAll(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]*)\2/g, (whole, before, quote, path) => {
    const ending = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((end) => existsSync(join(folder, `${path}${end}`)));
    return ending === undefined ? whole : `${before}${quote}${path}${ending.replace(/\.tsx?$/, '.js')}${quote}`;
  });
}
