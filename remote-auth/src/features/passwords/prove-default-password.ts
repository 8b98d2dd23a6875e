import { defaultPasswordProof } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { askDefaultPassword } from './ask-default-password';

/**
 * Resolves with the proof that a typed password is the merchant's default one, for the session to keep; with
 * `undefined` for any other password.
 *
 * @param authorization handle of the session that the password began
 * @param known whether it is, where the back end has said so
 */
export async function proveDefaultPassword(
  { api }: Pick<Host, 'api'>,
  authorization: string,
  typed: string,
  known?: boolean,
): Promise<string | undefined> {
  if (known === false) return undefined;
  const proof = await defaultPasswordProof(authorization, typed);
  if (known) return proof;
  return (await askDefaultPassword(api, proof, { authorization })) === undefined ? undefined : proof;
}
