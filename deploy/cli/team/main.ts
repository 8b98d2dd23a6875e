import { teamCommands } from '../commands/team-commands';
import { StartRefused } from '../../server/start-refused';
import { runProgram } from '../program';
import { newRemote } from './new-remote';

await runProgram(new Map([['new', newRemote], ...teamCommands]), async () => {
  throw new StartRefused(
    'Give the address of the portal’s registry: ATRIUM_REGISTRY=http://localhost:5400, or --registry URL',
  );
});
