import { affiliateCheck, registerByMobile, registerByUsername } from '@atrium/api';
import type { Backend } from '../backend';
import { open, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { askedSparingly } from './asked-sparingly';
import { register } from './register';
import { affiliateOf } from './who-sent';

export const registrationOperations = (backend: Backend): Operation[] => [
  open(registerByUsername, (request, call) =>
    askedSparingly(backend, call, () => register(backend, call, 'username', request)),
  ),
  open(registerByMobile, (request, call) =>
    askedSparingly(backend, call, () => register(backend, call, 'mobile', request)),
  ),
  open(affiliateCheck, ({ code }, call) =>
    askedSparingly(backend, call, async () => {
      if (!(await affiliateOf(backend.engine.database, call.merchant, code))) throw new Refusal('affiliate_unknown');
    }),
  ),
];
