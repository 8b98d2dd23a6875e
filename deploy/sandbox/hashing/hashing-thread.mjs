// @ts-check
/**
 * A thread that computes scrypt and nothing else, so that hashing takes no turn from the pool that compresses pages and
 * reads files. Plain JavaScript, because a thread is started from a file and the same file serves tests and the built
 * server. Each message, a job, is answered by `{ id, hash }` or `{ id, failed }`, in the order they were sent.
 */
import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

// On Linux priorities are of threads: pages go before hashes. Elsewhere this would slow the whole process.
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
