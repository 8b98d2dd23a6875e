import type { RegisterAnswer } from '@atrium/api';
import type { Account } from '../accounts/tables';

/** As every way of registering answers: the account with the merchant in front, its number, and how to go on. */
export function answerOf(
  { merchant, name, mobile, kind }: Account,
  { token = '', defaultPassword = '' }: { token?: string; defaultPassword?: string },
): RegisterAnswer {
  return {
    customerName: `${merchant}@${name}`,
    profile: { mobileNo: mobile ?? '' },
    token,
    isAgent: kind,
    defaultPassword,
  };
}
