import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { findRunning } from '../running/find-running.mjs';
import { CommandError } from '../running/steps.mjs';

/**
 * The origin of the running portal's operators' listener, found by the data folder; starts a portal when none runs. A
 * portal on PostgreSQL has no data folder and is expected 1000 ports above the portals' port.
 * @param {Pick<import('./options.mjs').DevOptions, 'portal' | 'port' | 'data'>} options
 */
export async function runningPortal({ portal, port, data }) {
  if (portal) return portal;
  const usual = operationsOf(port);
  if (process.env.DATABASE_URL && (await answers(usual))) return usual;
  const running = process.env.DATABASE_URL ? undefined : await findRunning(data);
  return running?.address ?? start(port, data);
}

/**
 * Starts a portal in a child process, which Ctrl-C also reaches.
 * @param {string} port
 * @param {string} data
 */
async function start(port, data) {
  const child = spawn(
    process.execPath,
    [join(root, 'deploy/commands/main.mjs'), 'start', '--port', port, '--data', data],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  let ended = false;
  child.once('exit', () => (ended = true));
  process.once('exit', () => child.kill());
  while (!ended) {
    await wait(250);
    if (process.env.DATABASE_URL) {
      if (await answers(operationsOf(port))) return operationsOf(port);
    } else {
      const running = await findRunning(data);
      if (running?.address) return running.address;
    }
  }
  throw new CommandError('The portal did not start, so the remote cannot be shown.');
}

/** @param {string} port of the portals */
function operationsOf(port) {
  return `http://localhost:${Number(port) + 1000}`;
}

/** @param {string} origin */
async function answers(origin) {
  return fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
