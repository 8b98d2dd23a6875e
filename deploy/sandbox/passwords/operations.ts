import {
  passwordByEmail,
  passwordBySms,
  passwordChange,
  passwordDefault,
  passwordReset,
  passwordVerification,
} from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, hashingOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { changePassword } from './change-password';
import { defaultPassword } from './default-password';
import { verifyPassword } from './verify-password';
import { recoverPassword } from './recover-password';
import { resetPassword } from './recovery-link';

export const passwordOperations = (backend: Backend): Operation[] => [
  customerOperation(passwordChange, (request, call) => changePassword(backend, call, request)),
  customerOperation(passwordVerification, ({ password }, call) => verifyPassword(backend, call, password)),
  customerOperation(passwordDefault, async (_request, { merchant, customer: { account } }) => {
    if (account.passwordState !== 'default') throw new Refusal('password_not_default');
    return { password: await defaultPassword(backend, backend.engine.database, merchant.code) };
  }),
  hashingOperation(passwordReset, (request, call) => resetPassword(backend, call, request)),
  publicOperation(passwordByEmail, ({ username, email }, call) =>
    recoverPassword(backend, call, { username, by: 'mail', to: email }),
  ),
  publicOperation(passwordBySms, ({ username, mobileNumber, countryDialingCode }, call) =>
    recoverPassword(backend, call, { username, by: 'sms', to: mobileNumber, countryDialingCode }),
  ),
];
