import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/** Files without behaviour of their own. */
const without = [/\.test\.tsx?$/, /\.d\.ts$/, /\/testing\//, /\/locales\//, /^e2e\/(?!support\/|prove\/)/];

/**
 * The source files below some paths, which may be folders or files.
 * @param {string[]} paths relative to the repository
 * @returns {string[]}
 */
export function mutatedFiles(paths) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !without.some((pattern) => pattern.test(path)));
  if (files.length === 0) throw new CommandError(`There is no source file below ${paths.join(', ')}.`);
  return files;
}

/**
 * The project of Jest with the tests of a file.
 * @param {string} path relative to the repository
 * @returns {'browser' | 'node'}
 */
export function projectOf(path) {
  return /^(deploy\/(?!console\/)|e2e\/|shared\/bundling\/)/.test(path) ? 'node' : 'browser';
}
