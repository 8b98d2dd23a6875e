import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClientSecrets } from './read-client-secrets';

it('reads the secret of each merchant, and names its variable if the file is invalid', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-secrets-'));
  const file = join(folder, 'secrets.json');
  writeFileSync(file, '{ "aurora": "kept-apart" }');
  expect(readClientSecrets(file)).toEqual({ aurora: 'kept-apart' });
  writeFileSync(file, '{ "aurora": "short" }');
  expect(() => readClientSecrets(file)).toThrow(`ATRIUM_CLIENT_SECRETS names ${file}`);
  expect(readClientSecrets(undefined)).toEqual({});
  rmSync(folder, { recursive: true });
});
