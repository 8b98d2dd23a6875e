import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this workspace (`deploy/`), whether the code runs from its sources or built into `dist/`. */
export function packageFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && readFileSync(file, 'utf8').includes('"@atrium/deploy"')) return folder;
  }
  throw new Error('The package @atrium/deploy is not around its own code.');
}
