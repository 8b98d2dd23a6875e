import { registerAutoUsername, sessionSocial, socialFinish, socialStart } from '@atrium/api';
import type { Backend } from '../backend';
import { limitRegistrations } from '../registration/limit-registrations';
import { publicOperation, type Operation } from '../wire/operation';
import { finishSocialFlow, startSocialFlow } from './social-flow';
import { registerSocial } from './register-social';
import { signInSocial } from './sign-in-social';

export const socialOperations = (backend: Backend): Operation[] => [
  publicOperation(socialStart, (request, call) => startSocialFlow(backend, call, request)),
  publicOperation(socialFinish, (request, call) => finishSocialFlow(backend, call, request)),
  publicOperation(sessionSocial, (request, call) => signInSocial(backend, call, request)),
  publicOperation(registerAutoUsername, (request, call) =>
    limitRegistrations(backend, call, () => registerSocial(backend, call, request)),
  ),
];
