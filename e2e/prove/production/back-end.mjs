// The sandbox as a third-party back end, in a process of its own: takes its options as JSON in the environment and
// tells the port it listens on.
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';

const root = join(import.meta.dirname, '../../..');
const { openBackEnd } = await loadTypeScript(root, join(root, 'deploy/server/testing/open-back-end.ts'));
const port = await openBackEnd(JSON.parse(process.env['BACK_END'] ?? '{}'));
process.once('disconnect', () => process.exit(0));
process.send?.({ port });
