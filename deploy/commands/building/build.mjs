import { buildChanged } from './build-changed.mjs';
import { buildable } from './workspaces.mjs';

/** @param {string[]} args workspaces, none for all; `--force` also builds unchanged ones */
export async function build(args) {
  const named = args.filter((argument) => !argument.startsWith('--'));
  await buildChanged(named.length > 0 ? named : buildable(), { force: args.includes('--force') });
}
