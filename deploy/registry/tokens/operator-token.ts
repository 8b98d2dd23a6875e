import { join } from 'node:path';
import { readOrMakeToken } from './token-file';

/** By this file whoever may read the data folder is the operator, also of a server that holds the database. */
export function operatorTokenFile(dataFolder: string): string {
  return join(dataFolder, 'operator-token');
}

export function readOrMakeOperatorToken(dataFolder: string): string {
  return readOrMakeToken(operatorTokenFile(dataFolder));
}
