import { join } from 'node:path';
import { readOrMakeToken } from './token-file';

/** The operator's token: read access to the data folder makes an operator, also while a server holds the database. */
export function operatorTokenFile(dataFolder: string): string {
  return join(dataFolder, 'operator-token');
}

export function readOrMakeOperatorToken(dataFolder: string): string {
  return readOrMakeToken(operatorTokenFile(dataFolder));
}
