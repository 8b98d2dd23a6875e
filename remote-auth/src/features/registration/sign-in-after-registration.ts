import type { RegisterAnswer } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, type SignInOutcome } from '../sign-in-flow/sign-in-outcome';
import { signInWithCredentials } from '../sign-in/sign-in-with-credentials';
import { accountOf } from './account-of';

/**
 * Signs in after a registration: with the session of the answer, else with the new account and the chosen or default
 * password. Continues at the merchant's next page, else at home.
 */
export async function signInAfterRegistration(
  host: Pick<Host, 'api' | 'can' | 'settings'>,
  { token, customerName, kind, defaultPassword }: RegisterAnswer,
  chosenPassword: string | undefined,
): Promise<SignInOutcome> {
  const account = accountOf(customerName);
  const password = chosenPassword ?? defaultPassword;
  const forcesChange = host.can('password-change.forced');
  const begun = {
    token,
    kind,
    defaultPassword: chosenPassword === undefined && defaultPassword !== '',
    passwordExpired: false,
    firstTimeLogin: false,
    captcha: false,
  };
  const outcome = token
    ? outcomeOf(begun, { account, password, forcesChange })
    : await signInWithCredentials(host, { username: account, password, type: 'username' });
  const next = host.settings.value('nextPage');
  return outcome.kind === 'accepted' && next ? { ...outcome, grant: { ...outcome.grant, next } } : outcome;
}
