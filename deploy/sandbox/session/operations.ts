import {
  captchaImage,
  memberEndOtherSessions,
  memberEndSession,
  memberSessions,
  sessionFreePlay,
  sessionLogin,
  sessionLogout,
  sessionVerification,
} from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, hashingOperation, publicOperation, type Operation } from '../wire/operation';
import { newCaptcha } from './captcha';
import { startFreePlay } from './free-play';
import { endOneSession, endOtherSessions, listSessions } from './manage-sessions';
import { endSession } from './sessions';
import { signIn } from './sign-in';
import { verifySignIn } from './verify-sign-in';

export const sessionOperations = (backend: Backend): Operation[] => [
  hashingOperation(sessionLogin, (credentials, call) => signIn(backend, call, credentials)),
  publicOperation(sessionVerification, (proofs, call) => verifySignIn(backend, call, proofs)),
  // Sign-out of a visitor succeeds.
  publicOperation(sessionLogout, (_request, { customer }) =>
    customer ? endSession(backend, customer.sessionHash) : undefined,
  ),
  publicOperation(sessionFreePlay, (_request, call) => startFreePlay(backend, call)),
  customerOperation(memberSessions, (_request, call) => listSessions(backend, call)),
  customerOperation(memberEndSession, (request, call) => endOneSession(backend, call, request)),
  customerOperation(memberEndOtherSessions, (_request, call) => endOtherSessions(backend, call)),
  publicOperation(captchaImage, (_request, call) => newCaptcha(backend, call)),
];
