import { backup, restore } from './backup';
import type { Commands } from './cli-command';
import { console } from './console';
import { status } from './read-commands';
import { merchants } from './merchants';
import { prune } from './prune';
import { remotes } from './remotes';
import { switches } from './switches';
import { teamCommands } from './team-commands';
import { tokens } from './tokens';
import { ledgerCheck } from './verify-ledger';

/** All there are: those of a team, and those of who runs the portal. */
export const commands: Commands = new Map([
  ...teamCommands,
  ...Object.entries({
    merchants,
    switches,
    remotes,
    console,
    tokens,
    prune,
    backup,
    restore,
    'verify-ledger': ledgerCheck,
    // the name status had before there was more than one release to tell of
    channels: { ...status, about: 'the same as status' },
  }),
]);
