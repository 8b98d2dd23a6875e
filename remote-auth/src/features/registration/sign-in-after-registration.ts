import type { RegisterAnswer } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOfPassword, type SignInOutcome } from '../sign-in-flow/sign-in-outcome';
import { signInWithCredentials } from '../sign-in/sign-in-with-credentials';

/** The account that a registration created. */
interface NewAccount {
  /** Empty if neither the answer nor the form has it. */
  account: string;
  /** The password of the form, if it has one. */
  password: string | undefined;
}

/**
 * Signs in after a registration: with the session of the answer, else with the new account and the chosen or default
 * password. Continues at the merchant's next page, else at home.
 */
export async function signInAfterRegistration(
  host: Pick<Host, 'api' | 'can' | 'settings' | 'language'>,
  { token, kind, defaultPassword: given }: RegisterAnswer,
  { account, password: chosenPassword }: NewAccount,
): Promise<SignInOutcome> {
  const password = chosenPassword ?? given;
  const defaultPassword = chosenPassword === undefined && given !== '';
  const begun = { token, kind, defaultPassword, passwordExpired: false, firstTimeLogin: false, captcha: false };
  // without an account's name or a password, the person signs in by another way
  if (!token && !(account && password)) return { kind: 'refused', captcha: false, reported: true };
  const outcome = token
    ? await outcomeOfPassword(host, begun, { account, password })
    : await signInWithCredentials(host, { username: account, password, type: 'username' }, { defaultPassword });
  const next = host.settings.value('nextPage');
  return outcome.kind === 'accepted' && next ? { ...outcome, grant: { ...outcome.grant, next } } : outcome;
}
