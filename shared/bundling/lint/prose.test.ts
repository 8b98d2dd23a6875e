import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** This file, and the one that names the system's user `nobody`. */
const exempt = ['shared/bundling/lint/prose.test.ts', 'deploy/engine/testing/start-postgres.ts'];

/** Words that read like a translation. A plain sentence has a thing of the system as its subject. */
const words = /\b(?:whoever|nobody|somebody|whose|anew|is told|lets in|stands?(?!-))\b/gi;

function findings(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(words)].map(([word]) => `line ${index + 1}: "${word}"`));
}

test('code, comments and documents are in plain technical English', () => {
  const patterns = ['ts', 'tsx', 'mjs', 'cjs', 'js', 'sql', 'css', 'html', 'md', 'yaml', 'conf'].map(
    (ending) => `*.${ending}`,
  );
  const files = execFileSync('git', ['ls-files', ...patterns, '**/EN.json'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => !exempt.includes(path));

  expect(files.length).toBeGreaterThan(2_000);
  expect(
    files.flatMap((path) => findings(readFileSync(join(root, path), 'utf8')).map((found) => `${path}, ${found}`)),
  ).toEqual([]);
});

test('a word is found in any case, and not inside another word', () => {
  expect(
    findings('Nobody knows\nthe caller is told\nsomebodyElse understands\nit stands\na stand-alone script'),
  ).toEqual([...['line 1: "Nobody"', 'line 2: "is told"', 'line 4: "stands"']]);
});
