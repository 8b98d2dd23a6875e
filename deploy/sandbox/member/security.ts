import type { Account } from '../accounts/tables';
import type { SecondFactorsRow } from '../second-factor/tables';

/** Which protection of the account is set. The values themselves never leave the server. */
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
