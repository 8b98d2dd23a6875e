import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import { knownDevice } from '../session/known-devices';
import { forgive, hurdleFor, subjectOf, takeTurn, type Guesser } from '../session/sign-in-guesses';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** Secrets of an account that could be guessed; failures at one do not count against another. */
export type Secret = 'payment' | 'sign-in' | 'proof' | 'begun' | 'second-factor';

/**
 * Checks a secret of the account with throttling. The attempt counts as a failure before the check, so that parallel
 * attempts are not all checked, and guessing is as slow as at sign-in. For callers that have already passed a first
 * factor.
 * @throws Refusal `login_try_later`, `server_busy`
 * @param look may hash; it is not called, and nothing is hashed, while the caller must wait
 */
export async function lookOnce(
  backend: Backend,
  call: Call,
  account: Account,
  secret: Secret,
  look: (hasher: Hasher) => Promise<boolean>,
): Promise<boolean> {
  const guesser: Guesser = {
    subject: `${subjectOf(account)}/${secret}`,
    address: call.address,
    device: await knownDevice(backend, call, account),
  };
  const { wait } = await hurdleFor(backend, guesser);
  if (wait > 0) throw new Refusal('login_try_later', { status: 429, retryAfter: wait });
  return backend.hashing.within({ address: call.address, trusted: true }, async (hasher) => {
    await takeTurn(backend, guesser);
    const right = await look(hasher);
    if (right) await forgive(backend.engine.database, guesser);
    return right;
  });
}
