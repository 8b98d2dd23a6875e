import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import { knownDevice } from '../session/known-devices';
import { forgive, hurdleFor, subjectOf, takeTurn, type Guesser } from '../session/sign-in-guesses';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** What besides the sign-in password of an account can be guessed at; failures at one do not count against another. */
export type Secret = 'payment' | 'sign-in' | 'proof' | 'begun' | 'second-factor';

/**
 * Looks whether somebody knows what only the account's owner does. It counts as a failure before it is looked at, so
 * that guesses sent side by side are not all looked at, and guessing costs the time it costs at sign-in. Only callers
 * who have passed a first proof come here.
 * @param look may hash; it is not called, and nothing is hashed, while there is waiting to be done
 * @throws Refusal `login_try_later`, `server_busy`
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
