import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copy-tree.mjs';

it('copies the sources, links installed packages, and leads the names of workspaces to the copy', () => {
  const copy = realpathSync(copyTree());
  try {
    expect(existsSync(join(copy, 'host/src/main.ts'))).toBe(true);
    expect(existsSync(join(copy, 'node_modules/react/package.json'))).toBe(true);
    expect(realpathSync(join(copy, 'node_modules/@atrium/api'))).toBe(join(copy, 'shared/api'));
    expect(realpathSync(join(copy, 'node_modules/react'))).not.toContain(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
