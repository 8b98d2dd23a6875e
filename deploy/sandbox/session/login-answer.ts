import type { SentLoginAnswer } from '@atrium/api';
import type { Account } from '../accounts/tables';

interface SignedInSession extends Pick<Account, 'kind'> {
  token: string;
  /** Whether the account had never signed in before. */
  isFirst: boolean;
  /** Reported to the user, to change the password; by default nothing is. */
  passwordState?: Account['passwordState'];
}

/** The answer of every sign-in. */
export function loginAnswer({ kind, token, isFirst, passwordState = 'own' }: SignedInSession): SentLoginAnswer {
  return {
    token,
    firstTimeLogin: isFirst,
    passwordExpired: passwordState === 'expired' || passwordState === 'first',
    mustChangePassword: passwordState === 'first',
    defaultPassword: passwordState === 'default',
    captcha: false,
    isAgent: kind,
  };
}
