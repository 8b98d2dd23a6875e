import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a gateway has written to its disk the environment that names this release; its files are there before. */
export function isKeptWhole(data: string, release: string): boolean {
  try {
    return readFileSync(join(data, 'last-known-good/local.json'), 'utf8').includes(`"stable":"${release}"`);
  } catch {
    return false;
  }
}
