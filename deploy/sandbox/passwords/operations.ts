import { passwordByEmail, passwordBySms, passwordChange, passwordDefault, passwordVerification } from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { changePassword } from './change-password';
import { defaultPassword } from './default-password';
import { verifyPassword } from './verify-password';
import { recoverPassword } from './recover-password';

export const passwordOperations = (backend: Backend): Operation[] => [
  customerOperation(passwordChange, (request, call) => changePassword(backend, call, request)),
  customerOperation(passwordVerification, ({ password }, call) => verifyPassword(backend, call, password)),
  customerOperation(passwordDefault, async (_request, { merchant, customer: { account } }) => {
    if (account.passwordState !== 'default') throw new Refusal('password_not_default');
    return { password: await defaultPassword(backend, backend.engine.database, merchant.code) };
  }),
  publicOperation(passwordByEmail, ({ username, email }, call) =>
    recoverPassword(backend, call, { username, by: 'mail', to: email }),
  ),
  publicOperation(passwordBySms, ({ username, mobileNumber, countryDialingCode }, call) =>
    recoverPassword(backend, call, { username, by: 'sms', to: mobileNumber, countryDialingCode }),
  ),
];
