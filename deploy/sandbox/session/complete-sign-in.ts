import type { SentLoginAnswer } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Call } from '../wire/call';
import { rememberDevice } from './known-devices';
import { loginAnswer } from './login-answer';
import { startSession } from './sessions';

/** Completes a sign-in: starts the session and returns the common answer. */
export async function completeSignIn(backend: Backend, call: Call, account: Account): Promise<SentLoginAnswer> {
  const token = await backend.engine.transaction(async (transaction) => {
    await rememberDevice(backend, transaction, call, account);
    return startSession(backend, transaction, account.id, call);
  });
  const { kind, lastLoginAt, passwordState } = account;
  return loginAnswer({ token, kind, isFirst: lastLoginAt === null, passwordState });
}
