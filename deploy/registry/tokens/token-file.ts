import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Reads the token in the file; creates it, readable by its owner alone, where it is missing. */
export function readOrMakeToken(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch {
    // It exists already; if it cannot be written, reading it fails with a reason.
  }
  return readFileSync(file, 'utf8').trim();
}
