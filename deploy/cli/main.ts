import { commands } from './commands/commands';
import { connectLocally } from './connecting/connect-locally';
import { runProgram } from './program';

await runProgram(commands, connectLocally);
