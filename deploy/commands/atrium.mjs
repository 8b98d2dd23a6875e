// npm run atrium -- …: the operator's command line, built first when its sources have changed.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildChanged } from './building/build-changed.mjs';
import { root } from './root.mjs';
import { command } from './running/steps.mjs';

await command(async () => {
  await buildChanged(['deploy']);
  const program = join(root, 'deploy/dist/cli.mjs');
  process.argv = [process.execPath, program, ...process.argv.slice(2)];
  await import(pathToFileURL(program).href);
});
