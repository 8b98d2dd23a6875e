import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleProgram } from './bundle-program';
import { compileLibraries } from './compile-library';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'atrium-packing-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

it('compiles each source to its own file, with complete file names in imports', () => {
  write({
    'one/index.ts': "export * from './parts';\nexport const lazily = () => import('./parts/late');\n",
    'one/parts/index.ts': "import type { Word } from './word';\nexport const word: Word = 'here';\n",
    'one/parts/word.ts': "export type Word = 'here' | 'there';\n",
    'one/parts/late.ts': 'export const late = true;\n',
    'one/index.test.ts': 'throw new Error();\n',
  });
  const one = join(folder, 'one');
  const files = compileLibraries([one], [join(one, 'index.ts')]).get(one) ?? new Map<string, string>();
  expect([...files.keys()].filter((path) => path.endsWith('.d.ts')).sort()).toEqual([
    'index.d.ts',
    'parts/index.d.ts',
    'parts/late.d.ts',
    'parts/word.d.ts',
  ]);
  expect(files.get('index.js')).toContain("export * from './parts/index.js'");
  expect(files.get('index.js')).toContain("import('./parts/late.js')");
  expect(files.get('parts/index.d.ts')).toContain("from './word.js'");
}, 60_000);

it('bundles a program with the sources it uses, and lists the packages it imports', async () => {
  write({
    'main.ts': "import { parse } from './registry';\nconsole.log(parse('1'));\n",
    'registry.ts': "export { parse } from './parse';\nexport { open } from './engine';\n",
    'parse.ts': "import * as v from 'valibot';\nexport const parse = (text: string) => v.parse(v.string(), text);\n",
    'engine.ts': "import { Pool } from 'pg';\nexport const pool = new Pool();\nexport const open = () => pool;\n",
  });
  const { text, imports } = await bundleProgram(join(folder, 'main.ts'));
  expect(imports).toEqual(['valibot']);
  expect(text).not.toContain('Pool');
});
