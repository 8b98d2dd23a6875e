import type { SentRegisterAnswer } from '@atrium/api';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { limitNetwork } from '../limits/limit-network';
import { startSession } from '../session/sessions';
import type { Call } from '../wire/call';
import { registerAnswer } from './register-answer';
import { requireRegistrationOpen } from './require-registration-open';
import { createAccount } from './create-account';
import { withoutSiteCode } from './without-site-code';
import { resolveReferral, type ReferralRequest } from './resolve-referral';

/** A user authenticated by a social sign-in provider. */
export interface VerifiedIdentity {
  nickname?: string | undefined;
  email?: string | undefined;
  /** Links the new account to the identity, within the transaction that creates it. */
  bind(transaction: Transaction, account: Account): Promise<void>;
}

interface AutomaticRegistration extends ReferralRequest {
  registerUrl: string;
  domain: string;
  /** Whether to start a session immediately. */
  login: boolean;
}

/** Registers a user under a generated name without a password: later sign-ins go through the provider. */
export async function registerAutomatically(
  backend: Backend,
  call: Call,
  { registerUrl, domain, login, ...introduced }: AutomaticRegistration,
  { nickname, email, bind }: VerifiedIdentity,
): Promise<SentRegisterAnswer> {
  const { merchant, language } = call;
  const introduction = withoutSiteCode(merchant, introduced);
  const referral = await resolveReferral(backend.engine.database, merchant, introduction);
  await requireRegistrationOpen(backend, merchant, 'automatic', referral);
  await limitNetwork(backend, call, 'registration');
  return backend.engine.transaction(async (transaction) => {
    const account = await createAccount(backend, transaction, {
      merchant: merchant.code,
      profile: { email: email ?? null, ...(nickname && { nickname }) },
      language,
      referral,
      source: { method: 'automatic', registerUrl, domain, details: {}, ...introduction },
    });
    await bind(transaction, account);
    const token = login ? await startSession(backend, transaction, account.id, call) : '';
    return registerAnswer(account, { token });
  });
}
