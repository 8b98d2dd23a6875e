import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/** A first start makes the database and publishes the releases. */
const patience = 60_000;

/**
 * Runs a gateway of its own on a new data folder, for as long as the work takes.
 * @param {(port: number) => Promise<void>} work
 */
export async function withOwnGateway(work) {
  const data = await mkdtemp(join(tmpdir(), 'atrium-verify-'));
  const server = spawn(process.execPath, [join(root, 'deploy/dist/server.mjs'), '--port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const port = await announcedPort(
      data,
      () => server.exitCode !== null,
      () => said,
    );
    await work(port);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * The server writes its address into the lock file of its data folder once it serves.
 * @param {string} data
 * @param {() => boolean} hasEnded
 * @param {() => string} said
 * @returns {Promise<number>}
 */
async function announcedPort(data, hasEnded, said) {
  const lock = join(data, 'server.lock');
  for (const end = Date.now() + patience; Date.now() < end && !hasEnded(); await wait(50)) {
    const address = existsSync(lock) ? /"address":"([^"]+)"/.exec(readFileSync(lock, 'utf8'))?.[1] : undefined;
    if (address) return Number(new URL(address).port);
  }
  throw new CommandError(`The server did not start for the budgets. It said:\n${said()}`);
}
