import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';
import { defaultDataFolder } from '../starting/options.mjs';

const usage = `npm run dev -- REMOTE [options]

Builds one remote on each save and shows it in the open page: as an unpublished release, in that tab only.
Uses the running portal, or starts one.

  --portal URL     the portal to use, such as http://localhost:5400; by default the one running on the data folder
  --port NUMBER    the port of a portal that this command starts; 4400 by default
  --data FOLDER    its data folder, which holds the token for builds; ${defaultDataFolder} by default
  --folder FOLDER  the remote's sources; remote-REMOTE by default
  --help           this text`;

/**
 * @typedef {{ folder: string, portal: string | undefined, port: string, data: string }} DevOptions
 * Folders are absolute; `portal` is an origin.
 */

/**
 * @param {string[]} args
 * @returns {DevOptions | { help: string }}
 */
export function devOptions(args) {
  const { values, positionals } = parse(args);
  if (values.help) return { help: usage };
  const [remote, ...more] = positionals;
  if (!remote || more.length > 0) throw new CommandError(usage);
  const folder = resolve(root, values.folder ?? `remote-${remote}`);
  if (!existsSync(join(folder, 'remote.config.ts')))
    throw new CommandError(`There is no remote ${remote}: ${join(folder, 'remote.config.ts')} is missing.`);
  return {
    folder,
    portal: values.portal && new URL(values.portal).origin,
    port: values.port,
    data: resolve(root, values.data),
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        portal: { type: 'string' },
        port: { type: 'string', default: '4400' },
        data: { type: 'string', default: defaultDataFolder },
        folder: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
