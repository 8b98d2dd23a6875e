import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import typescript from 'typescript-eslint';
import { textsByKey } from './no-bare-texts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const parsing = {
  files: ['**/*.tsx'],
  languageOptions: {
    parser: typescript.parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
  linterOptions: { reportUnusedDisableDirectives: 'off' as const },
};
// directives of other rules refer to rules that are not loaded here
const complaints = (name: string, code: string) =>
  new Linter({ cwd: root })
    .verify(code, [parsing, ...textsByKey], join(root, name))
    .filter(({ ruleId }) => ruleId === 'texts/no-bare-texts')
    .map(({ message }) => `${name}: ${message}`);

const components = readdirSync(root)
  .filter((name) => name === 'host' || name.startsWith('remote-'))
  .flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${workspace}/src/${name}`),
  );

test('every component takes its texts by key [LNG-08]', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap((name) => complaints(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{"登录"}</p>', '登录'],
  ['<p>{open ? text("a") : "Closed"}</p>', 'Closed'],
  ['<p>{failed && `Only ${count} left`}</p>', 'Only … left'],
  ['<button aria-label="Close">×</button>', 'Close'],
  ['<Field label={"Phone"} />', 'Phone'],
])('%s must have a key', (markup, text) => {
  expect(complaints('remote-lobby/src/views/home/home.tsx', `export const Home = () => ${markup};`)).toEqual([
    `remote-lobby/src/views/home/home.tsx: "${text}" is in one language only: give it a key in src/locales and write text(key).`,
  ]);
});

test.each([
  '<p>{text("home.title")}</p>',
  '<p>{number} / {count} · ×</p>',
  '<Flag language="EN" className={"wide"} />',
])('%s is allowed', (markup) => {
  expect(complaints('remote-lobby/src/views/home/home.tsx', `export const Home = () => ${markup};`)).toEqual([]);
});
