import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { npm } from '../running/npm.mjs';
import { CommandError, step } from '../running/steps.mjs';

/** The Node of the container image, on which the server's unit tests run as well. Pinned like every package. */
export const newerNode = '24.21.0';

/**
 * Installs the newer Node from the package registry if it is missing, separately from the project's packages.
 * @returns {Promise<string>} the path of its program
 * @throws CommandError when the registry has none for this machine
 */
export async function installNewerNode() {
  const folder = join(root, `.cache/node-${newerNode}`);
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(program))
    await step(`Install Node ${newerNode}`, async () => {
      mkdirSync(folder, { recursive: true });
      const { code, output } = await npm([
        ...['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'],
        `${name}@${newerNode}`,
      ]);
      if (code !== 0 || !existsSync(program))
        throw new CommandError(`Node ${newerNode} could not be installed as ${name}:\n\n${output.trim()}`);
    });
  return program;
}
