import type { Caller } from '../tokens/caller';
import { registryError } from '../registry-error';

/** The right that an operation requires: any token, a token for its remote, or an operator's token. */
export type Right = 'token' | 'remote' | 'operator';

/** @throws `NotAllowed`, which says what is missing */
export function refuseWithoutRight(
  right: Right,
  { name, remotes, operator }: Caller,
  remote: string | undefined,
): void {
  if (operator || right === 'token') return;
  if (right === 'operator') throw registryError('NotAllowed', `Only an operator may do this, and ${name} is a team.`);
  if (remotes === 'all' || (remote !== undefined && remotes.includes(remote))) return;
  throw registryError(
    'NotAllowed',
    `The token of ${name} is for ${remotes.join(', ')}, not for ${remote}. The operator can issue one: ` +
      `atrium tokens issue ${name} --remotes ${[...remotes, remote].join(',')}`,
  );
}
