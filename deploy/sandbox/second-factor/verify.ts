import type { SecondProof } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { lookOnce } from '../guessing/look-once';
import { rememberBegun } from '../session/begun-sign-ins';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { factorsOf, isGuarded, isOn } from './factors-of';
import { mailCode } from './mailed-code';
import { proofHolds } from './proof-holds';
import { takeRecoveryCode } from './recovery-codes';

/** What somebody has proved who they are by before a second factor is asked for. */
type FirstFactor = 'password' | 'code' | 'provider';

/**
 * Asks for a second factor where the account has one on. Who signed in by a text message has proved that one already,
 * and its code is spent: where it is not on, the password is to be taken. After a password this browser is remembered; a
 * provider's word is good in the browser that walked there alone, as it is.
 * @throws Refusal `login_verify_required`, after the code is on its way where it goes by e-mail;
 * `second_factor_by_password`
 */
export async function askSecondFactor(
  backend: Backend,
  call: Call,
  account: Account,
  { by }: { by: FirstFactor },
): Promise<void> {
  const factors = await factorsOf(backend.engine.database, account.id);
  if (!isGuarded(factors) || (by === 'code' && isOn(factors, 'S'))) return;
  if (by === 'code') throw new Refusal('second_factor_by_password');
  if (by === 'password') await rememberBegun(backend, call, account);
  if (isOn(factors, 'E')) await mailCode(backend, call, account);
  throw new Refusal('login_verify_required');
}

/**
 * Nothing when the second factor is right. A method the account has not on fails like a wrong code, and each failure
 * counts, apart from those of the password: whoever knows that has not more tries for it.
 * @throws Refusal `second_factor_failed`
 */
export async function checkSecondFactor(
  backend: Backend,
  call: Call,
  account: Account,
  proof: SecondProof,
): Promise<void> {
  const { database } = backend.engine;
  const factors = await factorsOf(database, account.id);
  if (!isGuarded(factors)) return;
  const { method, authCode } = proof;
  // whatever is on, and before guesses are counted: nobody finds one by trying, and it is what the owner is left with
  if (method === 'G' && authCode && (await takeRecoveryCode(database, account.id, authCode))) return;
  const right = await lookOnce(backend, call, account, 'second-factor', (hasher) =>
    proofHolds(backend, call, account, { factors, proof, hasher }),
  );
  if (!right) throw new Refusal('second_factor_failed');
}
