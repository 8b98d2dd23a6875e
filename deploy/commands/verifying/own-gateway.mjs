import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

/** Milliseconds. A first start creates the database and publishes the releases. */
const startTimeout = 240_000;

/**
 * Runs a gateway on a new data folder until the work ends.
 * @param {(port: number) => Promise<void>} work
 */
export async function withOwnGateway(work) {
  const data = await mkdtemp(join(tmpdir(), 'atrium-verify-'));
  const program = join(root, 'deploy/dist/server.mjs');
  const server = spawn(process.execPath, [program, '--port', '0', '--data', data, '--ready-line'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const port = await announcedPort(
      () => output,
      () => server.exitCode !== null,
    );
    await work(port);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * Reads the port from the line that the server prints once it serves.
 * @param {() => string} output
 * @param {() => boolean} hasEnded
 * @returns {Promise<number>}
 */
async function announcedPort(output, hasEnded) {
  for (const end = Date.now() + startTimeout; Date.now() < end && !hasEnded(); await wait(50)) {
    const ready = /^ATRIUM READY (\{.*\})$/m.exec(output())?.[1];
    if (ready) return JSON.parse(ready).port;
  }
  throw new CommandError(`The server did not start for the budgets. Its output:\n${output()}`);
}
