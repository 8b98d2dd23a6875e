import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

export const defaultDataFolder = '.atrium/data';
const defaultPort = 4400;

const usage = `npm start [-- options]

Installs packages and builds what has changed, then runs the whole portal: gateway, registry and sandbox.

  --port NUMBER    the port of the portals; ${defaultPort} by default
  --data FOLDER    the folder of the embedded database; ${defaultDataFolder} by default
  --strict-source  the sandbox answers only the fields that the source texts name
  --help           this text

  DATABASE_URL     this environment variable (postgres://…) replaces the embedded database by PostgreSQL

npm run reset removes the demo data; the next start creates it again.`;

/**
 * @param {string[]} args
 * @returns {{ port: number, data: string, strictSource: boolean, help: string | undefined }} `data` is absolute
 */
export function startOptions(args) {
  const { port, data, 'strict-source': strictSource, help } = parse(args);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new CommandError(`--port takes a number from 0 to 65535, not "${port}".`);
  }
  return { port: Number(port), data: resolve(root, data), strictSource, help: help ? usage : undefined };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: String(defaultPort) },
        data: { type: 'string', default: defaultDataFolder },
        'strict-source': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
