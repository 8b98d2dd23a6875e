import { memberSecurity, passwordDefault } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { askDefaultPassword } from './ask-default-password';
import { readDefaultPasswordProof } from './default-password-flag';

/**
 * How to get the default password of an account that still has it, as the old one of a change; resolves with
 * `undefined` for an account with another password. The mark of the session goes first; our own back end also knows of
 * sessions that began without the password.
 */
export async function findDefaultPassword({
  api,
  signal,
}: Pick<Host, 'api' | 'signal'>): Promise<(() => Promise<string>) | undefined> {
  const proof = readDefaultPasswordProof();
  const proven = proof && (await askDefaultPassword(api, proof, { signal }));
  if (proven) return () => Promise.resolve(proven);
  const security = await api.call(memberSecurity, {}, { signal });
  return security?.defaultPassword ? async () => (await api.call(passwordDefault, {})).password : undefined;
}
