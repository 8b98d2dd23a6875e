import { join } from 'node:path';
import { readOrMakeToken } from './token-file';

/** The key of the sandbox's beacon, which only its process reads. */
export function readOrMakeBeaconKey(dataFolder: string): string {
  return readOrMakeToken(join(dataFolder, 'beacon-key'));
}
