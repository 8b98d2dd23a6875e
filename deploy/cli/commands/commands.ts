import { backup, restore } from './backup';
import type { Commands } from './cli-command';
import { conform } from './conform';
import { console } from './console';
import { status } from './read-commands';
import { merchants } from './merchants';
import { prune } from './prune';
import { remotes } from './remotes';
import { switches } from './switches';
import { teamCommands } from './team-commands';
import { tokens } from './tokens';
import { ledgerCheck } from './verify-ledger';

/** All commands: those of teams and those of the operator. */
export const commands: Commands = new Map([
  ...teamCommands,
  ...Object.entries({
    merchants,
    switches,
    remotes,
    console,
    conform,
    tokens,
    prune,
    backup,
    restore,
    'verify-ledger': ledgerCheck,
    // the former name of `status`
    channels: { ...status, about: 'the former name of status' },
  }),
]);
