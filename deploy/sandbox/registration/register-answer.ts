import type { SentRegisterAnswer } from '@atrium/api';
import type { Account } from '../accounts/tables';

/** The answer of every kind of registration: the account name prefixed by the merchant, its number, and the session. */
export function registerAnswer(
  { merchant, name, mobile, kind }: Account,
  { token = '', defaultPassword = '' }: { token?: string; defaultPassword?: string },
): SentRegisterAnswer {
  return {
    customerName: `${merchant}@${name}`,
    profile: { mobileNo: mobile ?? '' },
    token,
    isAgent: kind,
    defaultPassword,
  };
}
