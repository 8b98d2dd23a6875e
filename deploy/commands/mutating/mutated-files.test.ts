import { mutatedFiles, projectOf } from './mutated-files.mjs';

it('takes the source files below a folder, without tests, texts and test doubles', () => {
  const files = mutatedFiles(['remote-mall/src', 'deploy/sandbox/testing']);
  expect(files).toContain('remote-mall/src/remote.ts');
  expect(files.filter((path) => /test\.tsx?$|\/testing\/|\/locales\//.test(path))).toEqual([]);
});

it('takes a single file', () => {
  expect(mutatedFiles(['shared/api/decimal.ts'])).toEqual(['shared/api/decimal.ts']);
});

it('refuses a path without sources', () => {
  expect(() => mutatedFiles(['docs'])).toThrow('There is no source file below docs.');
});

it.each([
  ['host/src/main.ts', 'browser'],
  ['deploy/console/src/main.tsx', 'browser'],
  ['shared/api/decimal.ts', 'browser'],
  ['deploy/gateway/gateway.ts', 'node'],
  ['shared/bundling/index.ts', 'node'],
  ['e2e/support/amount.ts', 'node'],
])('the tests of %s are in the project %s', (path, project) => {
  expect(projectOf(path)).toBe(project);
});
