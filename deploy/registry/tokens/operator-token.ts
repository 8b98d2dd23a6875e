import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** By this file whoever may read the data folder is the operator, also of a server that holds the database. */
export function operatorTokenFile(dataFolder: string): string {
  return join(dataFolder, 'operator-token');
}

/** The token in the file, which is made, for its owner alone, where there is none. */
export function readOrMakeOperatorToken(dataFolder: string): string {
  const file = operatorTokenFile(dataFolder);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch {
    // It is there already; if it cannot be written at all, reading says so.
  }
  return readFileSync(file, 'utf8').trim();
}
