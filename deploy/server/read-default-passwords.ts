import { readSecrets } from './read-secrets';

/** What an account is given whose owner has chosen no password, by merchant. The sandbox makes those that are not said. */
export function readDefaultPasswords(file: string | undefined): Record<string, string> {
  return readSecrets(file, { variable: 'ATRIUM_DEFAULT_PASSWORDS', what: 'passwords', atLeast: 6 });
}
