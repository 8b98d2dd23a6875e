import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { knownDevice } from '../session/known-devices';
import { forgive, hurdleFor, takeTurn, type Guesser } from '../session/sign-in-guesses';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** What besides the sign-in password of an account can be guessed at; failures at one do not count against another. */
export type Secret = 'payment' | 'sign-in' | 'proof' | 'begun' | 'second-factor';

/**
 * Looks whether somebody knows what only the account's owner does. It counts as a failure before it is looked at, so
 * that guesses sent side by side are not all looked at, and guessing costs the time it costs at sign-in.
 * @throws Refusal `login_try_later`
 */
export async function lookOnce(
  backend: Backend,
  call: Call,
  account: Account,
  secret: Secret,
  look: () => Promise<boolean>,
): Promise<boolean> {
  const guesser: Guesser = {
    name: `${account.merchant}/${account.name}/${secret}`,
    address: call.address,
    device: await knownDevice(backend, call, account),
  };
  const { wait } = await hurdleFor(backend, guesser);
  if (wait > 0) throw new Refusal('login_try_later', { status: 429, retryAfter: wait });
  await takeTurn(backend, guesser);
  const right = await look();
  if (right) await forgive(backend.engine.database, guesser);
  return right;
}
