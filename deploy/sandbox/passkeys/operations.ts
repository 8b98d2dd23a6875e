import {
  memberAddPasskey,
  memberBeginPasskey,
  memberPasskeys,
  memberRemovePasskey,
  memberRenamePasskey,
  sessionBeginPasskey,
  sessionPasskey,
} from '@atrium/api';
import type { Backend } from '../backend';
import { guarded, open, type Operation } from '../wire/operation';
import { addPasskey, beginPasskey } from './enrol';
import { listPasskeys, removePasskey, renamePasskey } from './manage';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey';

export const passkeyOperations = (backend: Backend): Operation[] => [
  guarded(memberPasskeys, (_request, call) => listPasskeys(backend, call)),
  guarded(memberBeginPasskey, (_request, call) => beginPasskey(backend, call)),
  guarded(memberAddPasskey, (request, call) => addPasskey(backend, call, request)),
  guarded(memberRenamePasskey, (request, call) => renamePasskey(backend, call, request)),
  guarded(memberRemovePasskey, (request, call) => removePasskey(backend, call, request)),
  open(sessionBeginPasskey, (_request, call) => beginPasskeySignIn(backend, call)),
  open(sessionPasskey, (request, call) => signInByPasskey(backend, call, request)),
];
