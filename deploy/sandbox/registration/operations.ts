import { affiliateCheck, registerByMobile, registerByUsername } from '@atrium/api';
import type { Backend } from '../backend';
import { open, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { register } from './register';
import { affiliateOf } from './who-sent';

export const registrationOperations = (backend: Backend): Operation[] => [
  open(registerByUsername, (request, call) => register(backend, call, 'username', request)),
  open(registerByMobile, (request, call) => register(backend, call, 'mobile', request)),
  open(affiliateCheck, async ({ code }, { merchant }) => {
    if (!(await affiliateOf(backend.engine.database, merchant, code))) throw new Refusal('affiliate_unknown');
  }),
];
