import { join } from 'node:path';
import { readOrMakeToken } from './token-file';

/** The token with which `npm run dev` uploads builds to the portal with this data folder. */
export function overrideTokenFile(dataFolder: string): string {
  return join(dataFolder, 'override-token');
}

export function readOrMakeOverrideToken(dataFolder: string): string {
  return readOrMakeToken(overrideTokenFile(dataFolder));
}
