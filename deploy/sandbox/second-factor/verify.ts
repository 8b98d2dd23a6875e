import type { SecondProof } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { checkSecretThrottled } from '../secret-attempts/check-secret-throttled';
import { rememberPendingSignIn } from '../session/pending-sign-ins';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { readFactors, hasSecondFactor, isFactorOn } from './factors';
import { mailCode } from './mailed-code';
import { isProofValid } from './is-proof-valid';
import { consumeRecoveryCode } from './recovery-codes';

/** The factor that was proven before a second one is requested. */
type FirstFactor = 'password' | 'code' | 'provider';

/**
 * Requires a second factor where the account has one on. A sign-in by text message has already used that factor: if it
 * is not enabled as a second one, the user must sign in by password. After a password this browser is remembered; a
 * social sign-in is bound to its browser by itself.
 * @throws Refusal `login_verify_required`, once a mailed code is on its way (strict mode mails none);
 * `second_factor_by_password`
 */
export async function requireSecondFactor(
  backend: Backend,
  call: Call,
  account: Account,
  { by }: { by: FirstFactor },
): Promise<void> {
  const factors = await readFactors(backend.engine.database, account.id);
  if (!hasSecondFactor(factors) || (by === 'code' && isFactorOn(factors, 'S'))) return;
  if (by === 'code') throw new Refusal('second_factor_by_password');
  if (by === 'password') await rememberPendingSignIn(backend, call, account);
  // the second factor of the source is the address itself
  if (isFactorOn(factors, 'E') && !backend.strictSource) await mailCode(backend, call, account);
  throw new Refusal('login_verify_required', { value: mailsCode });
}

/** Says that the field `email` takes the mailed code, not the address; the same for every account. */
const mailsCode = { email: 'code' };

/**
 * Checks a second factor. A disabled method fails like a wrong code, and each failure is counted separately from those
 * of the password, so that knowing the password grants no extra attempts.
 * @throws Refusal `second_factor_failed`
 */
export async function checkSecondFactor(
  backend: Backend,
  call: Call,
  account: Account,
  proof: SecondProof,
): Promise<void> {
  const { database } = backend.engine;
  const factors = await readFactors(database, account.id);
  if (!hasSecondFactor(factors)) return;
  const { method, authCode } = proof;
  // regardless of the methods and before attempts are counted: it cannot be guessed, and is the owner's last resort
  if (method === 'G' && authCode && (await consumeRecoveryCode(database, account.id, authCode))) return;
  const right = await checkSecretThrottled(backend, call, account, 'second-factor', (hasher) =>
    isProofValid(backend, call, account, { factors, proof, hasher }),
  );
  if (!right) throw new Refusal('second_factor_failed');
}
