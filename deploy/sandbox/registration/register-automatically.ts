import type { RegisterAnswer } from '@atrium/api';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { limitNetwork } from '../limits/limit-network';
import { startSession } from '../session/sessions';
import type { Call } from '../wire/call';
import { answerOf } from './answer';
import { mayRegister } from './may-register';
import { openAccount } from './open-account';
import { whoSent, type Introduction } from './who-sent';

/** A user authenticated by a social sign-in provider. */
export interface Vouched {
  nickname?: string | undefined;
  email?: string | undefined;
  /** Links the new account to the identity, within the transaction that creates it. */
  bind(transaction: Transaction, account: Account): Promise<void>;
}

interface AutomaticRegistration extends Introduction {
  registerUrl: string;
  domain: string;
  /** Whether to start a session immediately. */
  login: boolean;
}

/** Registers a user under a generated name without a password: later sign-ins go through the provider. */
export async function registerAutomatically(
  backend: Backend,
  call: Call,
  { registerUrl, domain, login, ...introduction }: AutomaticRegistration,
  { nickname, email, bind }: Vouched,
): Promise<RegisterAnswer> {
  const { merchant, language } = call;
  const sent = await whoSent(backend.engine.database, merchant, introduction);
  await mayRegister(backend, merchant, 'automatic', sent);
  await limitNetwork(backend, call, 'registration');
  return backend.engine.transaction(async (transaction) => {
    const account = await openAccount(backend, transaction, {
      merchant: merchant.code,
      born: { email: email ?? null, ...(nickname && { nickname }) },
      language,
      sent,
      how: { method: 'automatic', registerUrl, domain, details: {}, ...introduction },
    });
    await bind(transaction, account);
    const token = login ? await startSession(backend, transaction, account.id, call) : '';
    return answerOf(account, { token });
  });
}
