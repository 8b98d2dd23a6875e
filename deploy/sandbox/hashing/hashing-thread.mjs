// @ts-check
/**
 * A worker thread that only computes scrypt, so that hashing does not occupy the libuv pool that compresses pages and
 * reads files. Plain JavaScript, because a worker starts from a file, and the same file serves tests and the built
 * server. Each message is a job, answered by `{ id, hash }` or `{ id, failed }` in order.
 */
import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

// Linux has priorities per thread: pages before hashes. Elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(0, 5);

port.on(
  'message',
  (/** @type {import('./scrypt-thread').Job & { id: number }} */ { id, password, salt, length, cost }) => {
    try {
      port.postMessage({ id, hash: scryptSync(password, salt, length, cost) });
    } catch (error) {
      port.postMessage({ id, failed: String(error) });
    }
  },
);
