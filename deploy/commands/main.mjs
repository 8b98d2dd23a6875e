// node deploy/commands/main.mjs NAME [arguments]: runs one command, as the npm scripts do. Without NAME: lists them.
// Import nothing but Node's own modules before the packages are installed: a fresh clone has no others.
import { refuseOldNode } from './starting/node-version.mjs';

refuseOldNode();
const { runCommand } = await import('./running/run-command.mjs');
await runCommand(process.argv.slice(2));
