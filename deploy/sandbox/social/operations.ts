import { registerAutoUsername, sessionSocial, socialFinish, socialStart } from '@atrium/api';
import type { Backend } from '../backend';
import { askedSparingly } from '../registration/asked-sparingly';
import { open, type Operation } from '../wire/operation';
import { finishAttempt, startAttempt } from './attempts';
import { registerSocial } from './register-social';
import { signInSocial } from './sign-in-social';

export const socialOperations = (backend: Backend): Operation[] => [
  open(socialStart, (request, call) => startAttempt(backend, call, request)),
  open(socialFinish, (request, call) => finishAttempt(backend, call, request)),
  open(sessionSocial, (request, call) => signInSocial(backend, call, request)),
  open(registerAutoUsername, (request, call) =>
    askedSparingly(backend, call, () => registerSocial(backend, call, request)),
  ),
];
