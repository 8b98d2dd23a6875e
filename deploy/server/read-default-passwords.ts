import { readSecrets } from './read-secrets';

/** Default passwords by merchant. The sandbox generates the missing ones. */
export function readDefaultPasswords(file: string | undefined): Record<string, string> {
  return readSecrets(file, { variable: 'ATRIUM_DEFAULT_PASSWORDS', what: 'passwords', atLeast: 6 });
}
