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
import { guarded, open, type Operation } from '../wire/operation';
import { newCaptcha } from './captcha';
import { startFreePlay } from './free-play';
import { endOneSession, endOtherSessions, listSessions } from './manage-sessions';
import { endSession } from './sessions';
import { signIn } from './sign-in';
import { verifySignIn } from './verify-sign-in';

export const sessionOperations = (backend: Backend): Operation[] => [
  open(sessionLogin, (credentials, call) => signIn(backend, call, credentials)),
  open(sessionVerification, (proofs, call) => verifySignIn(backend, call, proofs)),
  // Sign-out of a visitor succeeds.
  open(sessionLogout, (_request, { customer }) => (customer ? endSession(backend, customer.sessionHash) : undefined)),
  open(sessionFreePlay, (_request, call) => startFreePlay(backend, call)),
  guarded(memberSessions, (_request, call) => listSessions(backend, call)),
  guarded(memberEndSession, (request, call) => endOneSession(backend, call, request)),
  guarded(memberEndOtherSessions, (_request, call) => endOtherSessions(backend, call)),
  open(captchaImage, (_request, call) => newCaptcha(backend, call)),
];
