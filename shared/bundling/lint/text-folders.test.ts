import { execFileSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@atrium/contract';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  // the build's own tests have a remote with two languages
  .filter((file) => /\/[A-Z]{2}\.json(\.template)?$/.test(file) && !file.startsWith('shared/bundling/testing/'));
const folders = [...new Set(files.map(dirname))];

test.each(folders)('%s has a file for each language of the contract, and no other', (folder) => {
  const codes = files.filter((file) => dirname(file) === folder).map((file) => basename(file).slice(0, 2));
  expect(codes.toSorted()).toEqual(languageCodes.toSorted());
});

test('folders of texts are found', () => {
  expect(folders).toContain('remote-lobby/src/locales');
  expect(folders).toContain('deploy/commands/new/template/src/locales');
});
