import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FoundName {
  kind: 'folder' | 'export' | 'field';
  name: string;
  /** Below the root; of a folder with a slash at its end. */
  path: string;
}

const exported =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum)\s+([\w$]+)/gm;
const field = /^\s+(?:readonly )?'?([A-Za-z]\w*)'?\??(?::|\()/gm;

/** Lists every folder, every exported name and every field of the contract in the tracked files. */
export function namesInRepository(root: string): FoundName[] {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .trim()
    .split('\n');
  const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const exports = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(exported)].map(([, name = '']): FoundName => ({
      kind: 'export',
      name,
      path,
    })),
  );
  return [...foldersOf(files), ...exports, ...contractFields(root)];
}

function foldersOf(files: string[]): FoundName[] {
  const folders = new Set(
    files.flatMap((path) => {
      const parts = path.split('/').slice(0, -1);
      return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`);
    }),
  );
  return [...folders].map((path) => ({ kind: 'folder', name: path.split('/').at(-2) ?? '', path }));
}

/** The fields of every declaration in the contract's report; its sections are named after the files. */
function contractFields(root: string): FoundName[] {
  const [, ...sections] = readFileSync(join(root, 'shared/contract/report.md'), 'utf8').split('\n### ');
  return sections.flatMap((section) => {
    const path = `shared/contract/${section.split('\n', 1)[0] ?? ''}`;
    return [...section.matchAll(field)].map(([, name = '']): FoundName => ({ kind: 'field', name, path }));
  });
}
