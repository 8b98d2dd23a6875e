import { join } from 'node:path';
import { readOrMakeToken } from './token-file';

/** The secret of the processes that draw lottery numbers, outside the database that stores their seeds. */
export function readOrMakeDrawSecret(dataFolder: string): string {
  return readOrMakeToken(join(dataFolder, 'draw-secret'));
}
