import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import { knownDevice } from '../session/known-devices';
import {
  clearFailures,
  challengeFor,
  accountSubject,
  countAttempt,
  type SignInAttempt,
} from '../session/sign-in-attempts';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** Secrets of an account that could be guessed; failures at one do not count against another. */
export type Secret = 'payment' | 'sign-in' | 'proof' | 'begun' | 'second-factor';

/**
 * Checks a secret of the account with throttling. The attempt counts as a failure before the check, so that parallel
 * attempts are not all checked, and guessing is as slow as at sign-in. For callers that have already passed a first
 * factor.
 * @throws Refusal `login_try_later`, `server_busy`
 * @param check may hash; it is not called, and nothing is hashed, while the caller must wait
 */
export async function checkSecretThrottled(
  backend: Backend,
  call: Call,
  account: Account,
  secret: Secret,
  check: (hasher: Hasher) => Promise<boolean>,
): Promise<boolean> {
  const attempt: SignInAttempt = {
    subject: `${accountSubject(account)}/${secret}`,
    address: call.address,
    device: await knownDevice(backend, call, account),
  };
  const { wait } = await challengeFor(backend, attempt);
  if (wait > 0) throw new Refusal('login_try_later', { retryAfter: wait });
  return backend.hashing.within({ address: call.address, trusted: true }, async (hasher) => {
    await countAttempt(backend, attempt);
    const right = await check(hasher);
    if (right) await clearFailures(backend.engine.database, attempt);
    return right;
  });
}
