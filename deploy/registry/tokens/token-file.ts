import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The token in the file, which is made, for its owner alone, where there is none. */
export function readOrMakeToken(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch {
    // It is there already; if it cannot be written at all, reading says so.
  }
  return readFileSync(file, 'utf8').trim();
}
