import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '@atrium/contract';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.json'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\/[A-Z]{2}\.json$/.test(file));
const folders = [...new Set(files.map(dirname))];

test.each(folders)('%s has a file for each language of the contract, and no other', (folder) => {
  const codes = files.filter((file) => dirname(file) === folder).map((file) => file.slice(-7, -5));
  expect(codes.toSorted()).toEqual(languageCodes.toSorted());
});

test('folders of texts are found', () => expect(folders).toContain('remote-lobby/src/locales'));
