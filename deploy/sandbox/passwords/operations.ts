import { passwordByEmail, passwordBySms, passwordChange, passwordDefault, passwordVerification } from '@atrium/api';
import type { Backend } from '../backend';
import { guarded, open, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { changePassword } from './change-password';
import { defaultPassword } from './default-password';
import { provePassword } from './prove-password';
import { recover } from './recover';

export const passwordOperations = (backend: Backend): Operation[] => [
  guarded(passwordChange, (request, call) => changePassword(backend, call, request)),
  guarded(passwordVerification, ({ password }, call) => provePassword(backend, call, password)),
  guarded(passwordDefault, async (_request, { merchant, customer: { account } }) => {
    if (account.passwordState !== 'default') throw new Refusal('password_not_default');
    return { password: await defaultPassword(backend, backend.engine.database, merchant.code) };
  }),
  open(passwordByEmail, ({ username, email }, call) => recover(backend, call, { username, by: 'mail', to: email })),
  open(passwordBySms, ({ username, mobileNumber, countryDialingCode }, call) =>
    recover(backend, call, { username, by: 'sms', to: mobileNumber, countryDialingCode }),
  ),
];
