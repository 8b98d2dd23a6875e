// @ts-check
/**
 * A worker thread that makes and applies deltas with Zstandard, so that they do not block the event loop. Plain
 * JavaScript, because a worker starts from a file, and the same file serves tests and the built server. Each message is
 * a job, answered by `{ id, bytes }` or `{ id, failed }` in order.
 */
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

/** Of 22. Higher levels took twice the time for the same size. */
const level = 19;

// Linux has priorities per thread: answers before deltas. Elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(0, 10);

await init();

port.on('message', (/** @type {import('./delta-codec').Job & { id: number }} */ { id, ...job }) => {
  try {
    port.postMessage({ id, bytes: job.kind === 'encode' ? encode(job) : decode(job) });
  } catch (error) {
    port.postMessage({ id, failed: String(error) });
  }
});

/** @param {import('./delta-codec').EncodeJob} job */
function encode({ file, dictionary }) {
  const context = createCCtx();
  try {
    return compressUsingDict(context, file, dictionary, level);
  } finally {
    freeCCtx(context);
  }
}

/** @param {import('./delta-codec').DecodeJob} job */
function decode({ frame, dictionary }) {
  const context = createDCtx();
  try {
    return decompressUsingDict(context, frame, dictionary);
  } finally {
    freeDCtx(context);
  }
}
