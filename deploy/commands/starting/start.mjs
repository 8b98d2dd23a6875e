import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhenNeeded, isInstalled } from '../installing/install.mjs';
import { root } from '../root.mjs';
import { runNode } from '../running/processes.mjs';
import { CommandError } from '../running/steps.mjs';
import { refuseFullDisk } from './disk.mjs';
import { startOptions } from './options.mjs';
import { refuseBusyPort } from './port.mjs';
import { openInBrowser } from './open-in-browser.mjs';

/** @param {string[]} args */
export async function start(args) {
  const { port, data, strictSource, help } = startOptions(args);
  if (help) return console.log(help);
  console.log(`Atrium on Node ${process.versions.node}`);
  if (await isRunning(data)) return;
  await refuseBusyPort(port);
  await refuseFullDisk(data);
  await installWhenNeeded();
  await build();
  await serve({ port, data, strictSource });
}

/**
 * Whether a portal already runs on the data folder; if so, prints its address and opens it.
 * @param {string} data
 */
async function isRunning(data) {
  if (process.env.DATABASE_URL || !isInstalled()) return false;
  const { findRunning } = await import('../running/find-running.mjs');
  const running = await findRunning(data);
  if (!running) return false;
  const where = running.address ?? 'an address it has not announced yet';
  console.log(
    `Already running as process ${running.pid}, at ${where}\nStop it with Ctrl-C where it runs, or: kill ${running.pid}`,
  );
  if (running.address) openInBrowser(running.address);
  return true;
}

/** Builds in a child process: the compilers' memory is free again before the server starts. */
async function build() {
  const code = await runNode([join(root, 'deploy/commands/main.mjs'), 'build']);
  if (code !== 0) throw new CommandError('The build failed, so nothing was started. Its message is above.');
}

/**
 * Runs the server in this process: Ctrl-C reaches it directly, and it cannot outlive this process.
 * @param {{ port: number, data: string, strictSource: boolean }} options
 */
async function serve({ port, data, strictSource }) {
  const server = join(root, 'deploy/dist/server.mjs');
  if (!existsSync(server))
    throw new CommandError('deploy/dist/server.mjs was not built: run npm run build -- --force deploy');
  const options = ['--port', String(port), '--data', data, ...(strictSource ? ['--strict-source'] : [])];
  process.argv = [process.execPath, server, ...options];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(server).href);
}
