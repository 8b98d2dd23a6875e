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
import { customerOperation, publicOperation, type Operation } from '../wire/operation';
import { addPasskey, beginPasskey } from './enrol';
import { listPasskeys, removePasskey, renamePasskey } from './manage';
import { beginPasskeySignIn, signInByPasskey } from './sign-in-by-passkey';

export const passkeyOperations = (backend: Backend): Operation[] => [
  customerOperation(memberPasskeys, (_request, call) => listPasskeys(backend, call)),
  customerOperation(memberBeginPasskey, (_request, call) => beginPasskey(backend, call)),
  customerOperation(memberAddPasskey, (request, call) => addPasskey(backend, call, request)),
  customerOperation(memberRenamePasskey, (request, call) => renamePasskey(backend, call, request)),
  customerOperation(memberRemovePasskey, (request, call) => removePasskey(backend, call, request)),
  publicOperation(sessionBeginPasskey, (_request, call) => beginPasskeySignIn(backend, call)),
  publicOperation(sessionPasskey, (request, call) => signInByPasskey(backend, call, request)),
];
