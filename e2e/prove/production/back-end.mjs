// Runs the sandbox as a third-party back end in its own process. Reads its options as JSON from BACK_END and sends
// its port to the parent.
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';

const root = join(import.meta.dirname, '../../..');
const { openBackEnd } = await loadTypeScript(root, join(root, 'deploy/server/testing/open-back-end.ts'));
const port = await openBackEnd(JSON.parse(process.env['BACK_END'] ?? '{}'));
process.once('disconnect', () => process.exit(0));
process.send?.({ port });
