import { backup, restore } from './backup';
import { canary, lock, pin, promote, rollback, unlock, unpin } from './change';
import { check } from './check';
import type { CliCommand } from './cli-command';
import { failures } from './failures';
import { key } from './key';
import { diff, history, releases, status } from './look';
import { merchants } from './merchants';
import { prune } from './prune';
import { publish } from './publish';
import { remotes } from './remotes';
import { switches } from './switches';
import { tokens } from './tokens';

/** By the word that is typed. */
export const commands = new Map<string, CliCommand>(
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
    pin,
    unpin,
    lock,
    unlock,
    merchants,
    switches,
    remotes,
    key,
    tokens,
    prune,
    backup,
    restore,
    // the name status had before there was more than one release to tell of
    channels: { ...status, about: 'the same as status' },
  }),
);
