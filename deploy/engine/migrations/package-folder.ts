import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this workspace (`deploy/`). Works from the sources, from the build in `dist/`, and bundled into a proof
 * elsewhere in the repository.
 */
export function packageFolder(): string {
  for (let above = dirname(fileURLToPath(import.meta.url)); above !== dirname(above); above = dirname(above)) {
    const found = [above, join(above, 'deploy')].find(isDeployPackage);
    if (found !== undefined) return found;
  }
  throw new Error('No folder above this file contains the package @atrium/deploy.');
}

function isDeployPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes('"name": "@atrium/deploy"');
}
