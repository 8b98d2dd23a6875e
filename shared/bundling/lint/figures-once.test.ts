import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import typescript from 'typescript-eslint';
import { figures, figuresIn } from './figures-once.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const module = 'shared/api/figures.ts';
const lines = readFileSync(join(root, module), 'utf8').split('\n');
const declared = lines.flatMap((line, index) => {
  const [, name] = /^export const (\w+) = /.exec(line) ?? [];
  return name === undefined ? [] : [{ name, comment: commentAbove(index) }];
});
const { names, values } = figuresIn(lines.join('\n'));
const products = execFileSync('git', ['ls-files', 'host', 'remote-*', 'shared', 'deploy'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== module);
const constants = products.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^(?:export )?const (\w+)(?:: \w+)? = (-?[\d_.]+);/gm)].map(
    ([, name = '', value = '']) => ({ path, name, value: Number(value.replaceAll('_', '')) }),
  ),
);

test('times are in milliseconds unless a comment names another unit, and every figure has a comment [LIM-20]', () => {
  expect(lines.slice(0, 10).join('\n')).toContain('Times are in milliseconds');
  expect(declared.length).toBeGreaterThan(60);
  expect(declared.filter(({ comment }) => !/[A-Za-z]{3,}/.test(comment)).map(({ name }) => name)).toEqual([]);
  const counted = declared.filter(({ name }) => /(Days|Seconds|Countdown)/.test(name));
  expect(counted.length).toBeGreaterThan(5);
  expect(counted.filter(({ comment }) => !/\b(days?|seconds?|its start)\b/i.test(comment))).toEqual([]);
});

test('no other module declares a constant with the name of a figure [LIM-20]', () => {
  expect(constants.length).toBeGreaterThan(100);
  expect(constants.filter(({ name }) => names.has(name))).toEqual([]);
});

test('no other module repeats a figure of three digits or more that is not round [LIM-20]', () => {
  const distinctive = [...values].filter((value) => String(value).replace(/0+$/, '').length > 2);
  expect(distinctive).toContain(5_242_880);
  expect(constants.filter(({ value }) => distinctive.includes(value))).toEqual([]);
});

const complaints = (code: string, path = 'remote-mall/src/features/mall/any.ts') =>
  new Linter({ cwd: root })
    .verify(
      code,
      [{ files: ['**/*.ts'], languageOptions: { parser: typescript.parser as Linter.Parser } }, figures],
      join(root, path),
    )
    .map(({ message }) => message);

test.each([
  ['the name of a figure', 'const callTimeout = 7;'],
  ['a distinctive figure, even with a comment', '/** Bytes. */\nconst most = 5_242_880;'],
  ['a round figure without a comment', 'export const pause = 20_000;\nopen(pause);'],
  ['a round figure as an argument', 'setTimeout(open, 20_000);'],
  ['a round figure as a default', 'function open(after = 20_000) { return after; }'],
  ['a figure in an object', 'open({ after: 4_500 });'],
])('the lint rule refuses %s [LIM-20]', (_what, code) => {
  expect(complaints(code)).toHaveLength(1);
});

test.each([
  ['a literal below 100', 'open(40);'],
  ['a number that is no figure', 'open(40_001);'],
  ['the conversion of a unit', 'open(seconds * 1_000);'],
  ['a constant of ours with a comment', '/** Milliseconds between two tries. */\nconst pause = 20_000;'],
  ['a place in a list', 'open({ order: 110 });'],
  ['a status of HTTP', 'if (status >= 200 && status < 500) open();'],
  ['a test', 'open(20_000);', 'remote-mall/src/features/mall/any.test.ts'],
  ['the figures themselves', 'export const callTimeout = 20_000;', 'shared/api/figures.ts'],
])('the lint rule accepts %s', (...[, code = '', path]: string[]) => {
  expect(complaints(code, path)).toEqual([]);
});

/** Text of the comment directly above a line. */
function commentAbove(index: number): string {
  const start = lines.slice(0, index).findLastIndex((line) => line.startsWith('/**'));
  const end = lines.slice(0, index).findLastIndex((line) => line.endsWith('*/'));
  return end === index - 1 ? lines.slice(start, index).join('\n') : '';
}
