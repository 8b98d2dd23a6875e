import type { Account } from '../accounts/tables';
import type { SecondFactorsRow } from '../second-factor/tables';

/** What of the account's protection is set. The values themselves stay here. */
export function securityOf(
  { password, passwordState, paymentPassword, mobile, email }: Account,
  { authenticator }: Pick<SecondFactorsRow, 'authenticator'>,
) {
  return {
    loginPassword: password !== null,
    defaultPassword: passwordState === 'default',
    paymentPassword: paymentPassword !== null,
    mobile: mobile !== null,
    email: email !== null,
    authenticator,
  };
}
