// npm run build [-- [--force] [workspace …]]: builds what changed, or the workspaces named.
import { buildChanged } from './building/build-changed.mjs';
import { buildable } from './building/workspaces.mjs';
import { command } from './running/steps.mjs';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

await command(() => buildChanged(named.length > 0 ? named : buildable(), { force: process.argv.includes('--force') }));
