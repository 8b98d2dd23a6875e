import { affiliateCheck, registerByMobile, registerByUsername } from '@atrium/api';
import type { Backend } from '../backend';
import { hashingOperation, publicOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { limitRegistrations } from './limit-registrations';
import { register } from './register';
import { affiliateOf } from './resolve-referral';

export const registrationOperations = (backend: Backend): Operation[] => [
  hashingOperation(registerByUsername, (request, call) =>
    limitRegistrations(backend, call, () => register(backend, call, 'username', request)),
  ),
  hashingOperation(registerByMobile, (request, call) =>
    limitRegistrations(backend, call, () => register(backend, call, 'mobile', request)),
  ),
  publicOperation(affiliateCheck, ({ code }, call) =>
    limitRegistrations(backend, call, async () => {
      if (!(await affiliateOf(backend.engine.database, call.merchant, code))) throw new Refusal('affiliate_unknown');
    }),
  ),
];
