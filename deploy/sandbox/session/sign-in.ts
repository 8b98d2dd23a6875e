import type { Backend } from '../backend';
import { findAccount, findAccountByMobile } from '../accounts/find-account';
import { passwordMatches } from '../accounts/passwords';
import type { Account } from '../accounts/tables';
import { send } from '../outbox/send';
import { takeSentPassword } from '../passwords/sent-password';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { captchaSolved } from './captcha';
import { knownDevice, rememberDevice } from './known-devices';
import { startSession } from './sessions';
import { forgive, hurdleFor, takeTurn, type Guesser } from './sign-in-guesses';

interface Credentials {
  username: string;
  password: string;
  captcha?: string | undefined;
  type: 'username' | 'sms' | 'mobileNum';
}

/** From this many failures in a row the customer is told that somebody tries. */
const noticeAt = 5;

/**
 * Signs in by name or mobile number and password. One that does not exist costs the same work and gets the same answers
 * as a wrong password; signing in by code is not open yet, and is refused alike.
 */
export async function signIn(backend: Backend, call: Call, credentials: Credentials) {
  const { engine, passwordCost } = backend;
  // before anything else: who guesses never keeps the owner from a password that was just sent
  await takeSentPassword(backend, call.merchant.code, credentials.username, credentials.password);
  const find = credentials.type === 'username' ? findAccount : findAccountByMobile;
  const found = await find(engine.database, call.merchant.code, credentials.username);
  const guesser: Guesser = {
    name: `${call.merchant.code}/${credentials.username.trim()}`,
    address: call.address,
    device: await knownDevice(backend, call, found),
  };
  const hurdle = await hurdleFor(backend, guesser);
  if (hurdle.wait > 0) {
    throw new Refusal('login_try_later', { status: 429, retryAfter: hurdle.wait, value: { captcha: hurdle.captcha } });
  }
  if (hurdle.captcha && !(await captchaSolved(backend, call, credentials.captcha))) {
    throw new Refusal('captcha_incorrect', { value: { captcha: true } });
  }
  const failures = await takeTurn(backend, guesser);
  const account = credentials.type === 'sms' ? undefined : found;
  if (!(await passwordMatches(credentials.password, account?.password, passwordCost)) || !account) {
    return failed(backend, call, guesser, found, failures);
  }
  const firstTimeLogin = account.lastLoginAt === null;
  const token = await engine.transaction(async (transaction) => {
    await forgive(transaction, guesser);
    await rememberDevice(backend, transaction, call, account);
    return startSession(backend, transaction, account.id, call);
  });
  const passwordExpired = account.passwordState === 'expired';
  const defaultPassword = account.passwordState === 'default';
  return { token, firstTimeLogin, passwordExpired, defaultPassword, captcha: false, isAgent: account.kind };
}

async function failed(
  backend: Backend,
  call: Call,
  guesser: Guesser,
  account: Account | undefined,
  failures: number,
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
  const { captcha } = await hurdleFor(backend, guesser);
  throw new Refusal('login_failed', { value: { captcha } });
}
