import { canary, lock, pin, promote, rollback, undoRollback, unlock, unpin } from './change';
import { check } from './check';
import type { Commands } from './cli-command';
import { failures } from './failures';
import { key } from './key';
import { diff, history, releases, status } from './read-commands';
import { publish } from './publish';

/** Commands that a team may run with its token. */
export const teamCommands: Commands = new Map(
  Object.entries({
    status,
    releases,
    diff,
    history,
    failures,
    check,
    publish,
    promote,
    canary,
    rollback,
    'undo-rollback': undoRollback,
    pin,
    unpin,
    lock,
    unlock,
    key,
  }),
);
