import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToPortal } from './add-to-portal.mjs';
import { writeTemplate } from './write-template.mjs';

const repository = join(import.meta.dirname, '../../..');
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-new-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('writes the standard shape under the name and leaves no placeholder of the template', () => {
  writeTemplate('vip-club', join(root, 'remote-vip-club'));
  const read = (path: string) => readFileSync(join(root, 'remote-vip-club', path), 'utf8');
  expect(read('remote.config.ts')).toContain("name: 'vip-club'");
  expect(JSON.parse(read('src/locales/EN.json'))['title.home']).toBe('Vip club');
  expect(read('package.json') + read('remote.config.ts') + read('src/testing/host-for-tests.ts')).not.toMatch(/__/);
});

test('adds the remote to the workspaces and to each demo merchant', () => {
  mkdirSync(join(root, 'deploy/merchants'), { recursive: true });
  cpSync(join(repository, 'package.json'), join(root, 'package.json'));
  cpSync(join(repository, 'deploy/merchants/demo'), join(root, 'deploy/merchants/demo'), { recursive: true });
  // a name that no remote of this repository has
  addToPortal(root, 'not-yet-there');
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  expect(workspaces.filter((name) => name.startsWith('remote-')).at(-1)).toBe('remote-not-yet-there');
  for (const merchant of ['aurora', 'lotus', 'kestrel'])
    expect(readFileSync(join(root, `deploy/merchants/demo/${merchant}.ts`), 'utf8')).toMatch(
      /remotes: \[.*'not-yet-there'\],/s,
    );
});

test('names the file that it could not change', () => {
  writeFileSync(join(root, 'package.json'), '{}');
  expect(() => addToPortal(root, 'promo')).toThrow(/package\.json does not have the expected form/);
});
