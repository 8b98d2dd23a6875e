import { readSecrets } from './read-secrets';

/** What a merchant's portal shows its provider of social sign-in to be that client, by merchant. */
export function readClientSecrets(file: string | undefined): Record<string, string> {
  return readSecrets(file, { variable: 'ATRIUM_CLIENT_SECRETS', what: 'client secrets', atLeast: 8 });
}
