// npm start [-- options]: from a fresh clone to a running portal. `npm start -- --help` lists the options.
// Nothing but Node's own modules may be imported here: the first run installs the others.
import { refuseOldNode } from './starting/node-version.mjs';

refuseOldNode();
const { start } = await import('./starting/start.mjs');
await start(process.argv.slice(2));
