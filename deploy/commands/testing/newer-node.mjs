import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { npm } from '../running/npm.mjs';
import { CommandError, step } from '../running/steps.mjs';

/** The Node of the container image, so that its unit tests run on what is shipped. Pinned like every package. */
export const newerNode = '24.21.0';

/**
 * Installs the newer Node from the package registry when it is absent, apart from the packages of the project.
 * @returns {Promise<string>} the path of its program
 * @throws Refusal when the registry has none for this machine
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
