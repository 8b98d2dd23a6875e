import type { Backend } from '../backend';
import type { Account } from '../accounts/tables';
import { send } from '../outbox/send';
import { takeSentPassword } from '../passwords/sent-password';
import { askSecondFactor } from '../second-factor/verify';
import { requireSlider, sliderAsked } from '../slider/validate';
import { bind } from '../social/bind-identity';
import { identityOf } from '../social/identity-of';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { admit } from './admit';
import { captchaSolved } from './captcha';
import { accountMeant, faultOf, type Credentials } from './credentials';
import { knownDevice } from './known-devices';
import { forgive, hurdleFor, takeTurn, type Guesser } from './sign-in-guesses';

/** Consecutive failures after which the customer is notified. */
const noticeAt = 5;

/** Signs in with the typed credentials; asks for a second factor where the account has one on. */
export async function signIn(backend: Backend, call: Call, credentials: Credentials) {
  const { channel, idToken, type } = credentials;
  const identity = channel && idToken ? await identityOf(backend, call, { channel, idToken }) : undefined;
  const account = await provenAccount(backend, call, credentials);
  await askSecondFactor(backend, call, account, { by: type === 'sms' ? 'code' : 'password' });
  if (identity) await bind(backend, identity, account);
  return admit(backend, call, account);
}

/**
 * The account whose name or mobile number, and password or code, match. An unknown name or number costs the same work
 * and gets the same answers as a wrong proof.
 */
async function provenAccount(backend: Backend, call: Call, credentials: Credentials): Promise<Account> {
  // first of all, so that attempts of other clients never block a password that was just sent
  await takeSentPassword(backend, call, credentials);
  const { account, subject } = await accountMeant(backend, call, credentials);
  const { address } = call;
  const device = await knownDevice(backend, call, account);
  const guesser: Guesser = { subject, address, device };
  const hurdle = await hurdleOf(backend, call, guesser);
  if (hurdle.wait > 0) {
    throw new Refusal('login_try_later', { status: 429, retryAfter: hurdle.wait, value: { captcha: hurdle.captcha } });
  }
  // before a captcha is consumed and an attempt counted, which a busy server must not cost
  return backend.hashing.within({ address, trusted: device !== undefined }, async (hasher) => {
    if (hurdle.slider) await requireSlider(backend, call, 'sign-in', credentials);
    if (hurdle.captcha && !(await captchaSolved(backend, call, credentials.captcha))) {
      throw new Refusal('captcha_incorrect', { value: { captcha: true } });
    }
    const failures = await takeTurn(backend, guesser);
    const fault = await faultOf(backend, call, credentials, { account, hasher });
    if (fault || !account) return failed(backend, call, guesser, { account, failures, fault });
    await forgive(backend.engine.database, guesser);
    return account;
  });
}

/** The challenge of a further attempt: where the merchant uses the slider, it replaces the captcha. */
async function hurdleOf(backend: Backend, { merchant }: Call, guesser: Guesser) {
  const { wait, captcha } = await hurdleFor(backend, guesser);
  const slider = await sliderAsked(backend, merchant, 'sign-in');
  return { wait, slider, captcha: captcha && !slider };
}

async function failed(
  backend: Backend,
  call: Call,
  guesser: Guesser,
  { account, failures, fault }: { account: Account | undefined; failures: number; fault: string | undefined },
): Promise<never> {
  const { engine } = backend;
  if (account && failures === noticeAt) {
    await send(backend, engine.database, {
      merchant: call.merchant,
      kind: 'mail',
      to: account.email ?? '',
      template: 'sign-in-attempts',
      language: account.language ?? call.language,
      values: { failures, name: account.name },
      accountId: account.id,
    });
  }
  const { captcha } = await hurdleOf(backend, call, guesser);
  throw new Refusal(fault ?? 'login_failed', { value: { captcha } });
}
