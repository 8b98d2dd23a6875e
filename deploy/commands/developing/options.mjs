import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';
import { defaultDataFolder } from '../starting/options.mjs';

const usage = `npm run dev -- REMOTE [options]

Builds one remote on each save and shows it in the open page: as an unpublished release, in that tab only.
Uses the portal that runs, or starts one.

  --portal URL     the portal to use, such as http://localhost:5400; found by its data folder when left out
  --port NUMBER    where a portal that is started listens; 4400 when left out
  --data FOLDER    its data folder, in which the token for builds lies; ${defaultDataFolder} when left out
  --folder FOLDER  where the remote's sources are; remote-REMOTE when left out
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
