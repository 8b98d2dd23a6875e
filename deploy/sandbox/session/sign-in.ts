import type { Backend } from '../backend';
import type { Account } from '../accounts/tables';
import { sendMessage } from '../outbox/send-message';
import { acceptSentPassword } from '../passwords/sent-password';
import { requireSecondFactor } from '../second-factor/verify';
import { requireSlider, isSliderRequired } from '../slider/validate';
import { bindInTransaction } from '../social/bind-identity';
import { identityOf } from '../social/identity-of';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import type { RefusalKey } from '../wire/refusals';
import { completeSignIn } from './complete-sign-in';
import { isCaptchaSolved } from './captcha';
import { resolveAccount, credentialFault, type Credentials } from './credentials';
import { knownDevice } from './known-devices';
import { clearFailures, challengeFor, countAttempt, type SignInAttempt } from './sign-in-attempts';

/** Consecutive failures after which the customer is notified. */
const noticeAt = 5;

/** Signs in with the typed credentials; asks for a second factor where the account has one on. */
export async function signIn(backend: Backend, call: Call, credentials: Credentials) {
  const { channel, idToken, type } = credentials;
  const identity = channel && idToken ? await identityOf(backend, call, { channel, idToken }) : undefined;
  const account = await authenticate(backend, call, credentials);
  await requireSecondFactor(backend, call, account, { by: type === 'sms' ? 'code' : 'password' });
  if (identity) await bindInTransaction(backend, identity, account);
  return completeSignIn(backend, call, account);
}

/**
 * Returns the account of the name or number if the password or code matches. An unknown name or number costs the same
 * work and gets the same answers as a wrong proof.
 */
async function authenticate(backend: Backend, call: Call, credentials: Credentials): Promise<Account> {
  // first of all, so that attempts of other clients never block a password that was just sent
  await acceptSentPassword(backend, call, credentials);
  const { account, subject } = await resolveAccount(backend, call, credentials);
  const { address, place } = call;
  const device = await knownDevice(backend, call, account);
  const attempt: SignInAttempt = { subject, address, device };
  const challenge = await merchantChallenge(backend, call, attempt);
  if (challenge.wait > 0) {
    throw new Refusal('login_try_later', {
      retryAfter: challenge.wait,
      value: { captcha: challenge.captcha },
    });
  }
  // before a captcha is consumed and an attempt counted, which a busy server must not cost
  return backend.hashing.within({ address, trusted: device !== undefined, place }, async (hasher) => {
    if (challenge.slider) await requireSlider(backend, call, 'sign-in', credentials);
    if (challenge.captcha && !(await isCaptchaSolved(backend, call, credentials.captcha))) {
      throw new Refusal('captcha_incorrect', { value: { captcha: true } });
    }
    const failures = await countAttempt(backend, attempt);
    const fault = await credentialFault(backend, call, credentials, { account, hasher });
    if (fault || !account) return failed(backend, call, attempt, { account, failures, fault });
    await clearFailures(backend.engine.database, attempt);
    return account;
  });
}

/** The challenge of a further attempt: where the merchant uses the slider, it replaces the captcha. */
async function merchantChallenge(backend: Backend, { merchant }: Call, attempt: SignInAttempt) {
  const { wait, captcha } = await challengeFor(backend, attempt);
  const slider = await isSliderRequired(backend, merchant, 'sign-in');
  return { wait, slider, captcha: captcha && !slider };
}

async function failed(
  backend: Backend,
  call: Call,
  attempt: SignInAttempt,
  { account, failures, fault }: { account: Account | undefined; failures: number; fault: RefusalKey | undefined },
): Promise<never> {
  const { engine } = backend;
  if (account && failures === noticeAt) {
    await sendMessage(backend, engine.database, {
      merchant: call.merchant,
      kind: 'mail',
      to: account.email ?? '',
      template: 'sign-in-attempts',
      language: account.language ?? call.language,
      values: { failures, name: account.name },
      accountId: account.id,
    });
  }
  const { captcha } = await merchantChallenge(backend, call, attempt);
  throw new Refusal(fault ?? 'login_failed', { value: { captcha } });
}
