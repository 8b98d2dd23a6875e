import { capture } from './processes.mjs';

/**
 * Runs npm and captures its output. Uses the npm that runs this script, if one does.
 * @param {string[]} args
 */
export function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return capture(process.execPath, [script, ...args]);
  // on Windows npm is a batch file, which needs a shell
  return capture('npm', args, { shell: process.platform === 'win32' });
}
