import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this workspace (`deploy/`), whether the code runs from its sources, built into `dist/`, or bundled into
 * a proof somewhere in the repository.
 */
export function packageFolder(): string {
  for (let above = dirname(fileURLToPath(import.meta.url)); above !== dirname(above); above = dirname(above)) {
    const found = [above, join(above, 'deploy')].find(isOurs);
    if (found !== undefined) return found;
  }
  throw new Error('The package @atrium/deploy is not around its own code.');
}

function isOurs(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes('"name": "@atrium/deploy"');
}
