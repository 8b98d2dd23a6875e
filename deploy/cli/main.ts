import { commands } from './commands/commands';
import { atThisMachine } from './connecting/at-this-machine';
import { runProgram } from './program';

await runProgram(commands, atThisMachine);
