import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { treeFingerprint } from './tree-fingerprint.mjs';

it('changes with every file that git does not ignore, and with no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-tree-'));
  try {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    writeFileSync(join(folder, '.gitignore'), 'dist\n');
    writeFileSync(join(folder, 'a.ts'), '1');
    const first = treeFingerprint(folder);
    writeFileSync(join(folder, 'dist'), 'built');
    expect(treeFingerprint(folder)).toBe(first);
    writeFileSync(join(folder, 'a.ts'), '2');
    const second = treeFingerprint(folder);
    expect(second).not.toBe(first);
    writeFileSync(join(folder, 'b.ts'), '');
    expect(treeFingerprint(folder)).not.toBe(second);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
