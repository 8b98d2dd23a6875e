import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/** Milliseconds. A first start creates the database and publishes the releases. */
const startTimeout = 60_000;

/**
 * Runs a gateway on a new data folder until the work ends.
 * @param {(port: number) => Promise<void>} work
 */
export async function withOwnGateway(work) {
  const data = await mkdtemp(join(tmpdir(), 'atrium-verify-'));
  const server = spawn(process.execPath, [join(root, 'deploy/dist/server.mjs'), '--port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const port = await announcedPort(
      data,
      () => server.exitCode !== null,
      () => output,
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
 * @param {() => string} output
 * @returns {Promise<number>}
 */
async function announcedPort(data, hasEnded, output) {
  const lock = join(data, 'server.lock');
  for (const end = Date.now() + startTimeout; Date.now() < end && !hasEnded(); await wait(50)) {
    const address = existsSync(lock) ? /"address":"([^"]+)"/.exec(readFileSync(lock, 'utf8'))?.[1] : undefined;
    if (address) return Number(new URL(address).port);
  }
  throw new CommandError(`The server did not start for the budgets. Its output:\n${output()}`);
}
