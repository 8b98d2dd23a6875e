import { readSecrets } from './read-secrets';

/** The client secrets of the portals for social sign-in, by merchant. */
export function readClientSecrets(file: string | undefined): Record<string, string> {
  return readSecrets(file, { variable: 'ATRIUM_CLIENT_SECRETS', what: 'client secrets', atLeast: 8 });
}
