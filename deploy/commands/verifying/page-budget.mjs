import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root.mjs';
import { Refusal } from '../running/steps.mjs';
import { budgets, within } from './byte-budgets.mjs';

const merchants = ['aurora', 'lotus', 'kestrel'];
/** A first start makes the database and publishes the releases. */
const patience = 60_000;

/** Asks a gateway of its own, on a new data folder, for each merchant's home page as a browser would. */
export async function checkPageBudget() {
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
    const sizes = await Promise.all(merchants.map((merchant) => pageSize(merchant, port)));
    return sizes.map((size) => within('The HTML of a page', budgets.page, [size])).join(', ');
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
  throw new Refusal(`The server did not start for the page budget. It said:\n${said()}`);
}

/**
 * @param {string} merchant
 * @param {number} port
 * @returns {Promise<{ name: string, size: number }>}
 */
function pageSize(merchant, port) {
  // Node does not resolve *.localhost
  const headers = { Host: `${merchant}.atrium.localhost:${port}`, 'Accept-Encoding': 'br', Accept: 'text/html' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers }, (response) => {
      const { statusCode, headers: answer } = response;
      if (statusCode !== 200 || answer['content-encoding'] !== 'br') {
        response.resume();
        reject(
          new Refusal(
            `${merchant}'s home page was answered ${statusCode}, ${answer['content-encoding'] ?? 'uncompressed'}.`,
          ),
        );
        return;
      }
      let size = 0;
      response.on('data', (/** @type {Buffer} */ part) => (size += part.length));
      response.on('end', () => resolve({ name: `${merchant}'s home page`, size }));
    }).once('error', reject);
  });
}
