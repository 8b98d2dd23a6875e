import type { RegisterAnswer } from '@atrium/api';
import type { Host } from '@atrium/contract';
import { outcomeOf, type Outcome } from '../admission/outcome';
import { askByCredentials } from '../sign-in/ask-by-credentials';
import { accountOf } from './account-of';

/**
 * Signs in whoever has just registered: with the session the answer brought, else by their new name with the password
 * they chose, or with the default one where they chose none. Ends at the merchant's next page, else at home.
 */
export async function signInAfter(
  host: Pick<Host, 'api' | 'can' | 'settings'>,
  { token, customerName, kind, defaultPassword }: RegisterAnswer,
  chosenPassword: string | undefined,
): Promise<Outcome> {
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
    : await askByCredentials(host, { username: account, password, type: 'username' });
  const next = host.settings.value('nextPage');
  return outcome.kind === 'accepted' && next ? { ...outcome, grant: { ...outcome.grant, next } } : outcome;
}
