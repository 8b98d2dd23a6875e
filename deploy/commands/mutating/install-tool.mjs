import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../running/processes.mjs';
import { CommandError, step } from '../running/steps.mjs';

const source = join(root, 'deploy/commands/mutating/tool');

/**
 * Installs StrykerJS into `.cache/mutate` unless it is there. It has a lock file of its own, so that a start of the
 * portal does not download it.
 * @returns {Promise<string>} the folder of the tool
 */
export async function installTool() {
  const folder = join(root, '.cache/mutate/tool');
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = 'package-lock.json';
  const isCurrent =
    existsSync(installed) && readFileSync(join(folder, lock), 'utf8') === readFileSync(join(source, lock), 'utf8');
  if (!isCurrent) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // the plug-in may have changed
  cpSync(source, folder, { recursive: true });
  if (!isCurrent) await step('Install StrykerJS', () => install(folder));
  return folder;
}

/** @param {string} folder */
async function install(folder) {
  const program = process.env.npm_execpath;
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const code = program?.endsWith('.js')
    ? await run(process.execPath, [program, ...options], { cwd: folder })
    : await run('npm', options, { cwd: folder, shell: process.platform === 'win32' });
  if (code !== 0) throw new CommandError('StrykerJS could not be installed. Its message is above.');
}
