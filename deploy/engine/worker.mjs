// @ts-check
/**
 * The worker thread of the embedded database, so that statements do not block the server's event loop. Plain
 * JavaScript, because a thread is started from a file, and tests and the built server use the same one.
 *
 * It gets `{ folder }` and handles messages in order: it answers `{ bytes }` (PostgreSQL's wire protocol) with
 * `{ bytes }`, ends a session on `{ reset: true }` and the thread on `{ close: true }`.
 */
import fs, { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { folder } = /** @type {{ folder: string }} */ (workerData);

/** Mount point of the folder in PGlite's file system. */
const mounted = '/pglite/data';

keepPrivate();
const database = await open();
let last = Promise.resolve();
port.on('message', (message) => {
  last = last.then(() => answer(message)).catch(giveUp);
});
port.postMessage({ ready: true });

async function open() {
  /** @type {string[]} */
  const printed = [];
  try {
    const opened = await PGlite.create({
      dataDir: folder,
      // PGlite runs with -F (no fsync) by default; acknowledged writes must be on the disk.
      startParams: [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'],
      onStderr: (line) => printed.push(line) > 0,
    });
    restoreSync(opened);
    return opened;
  } catch (error) {
    const reason = printed.filter((line) => /FATAL|PANIC|ERROR|No space/.test(line)).join(' ') || String(error);
    port.postMessage({ failed: reason });
    process.exit(1);
  }
}

/**
 * PGlite's file system sets mode 0666 on each new file by an explicit chmod, which ignores the umask of this process.
 * PostgreSQL itself requests 0600.
 */
function keepPrivate() {
  const { chmodSync, fchmodSync } = fs;
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);
  fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & 0o700);
}

/**
 * PGlite's bridge to Node's file system lacks fsync, so PostgreSQL's calls have no effect. This adds it.
 * @param {PGlite} opened
 */
function restoreSync(opened) {
  const { FS } = opened.Module;
  const operations = FS.lookupPath(`${mounted}/PG_VERSION`, {}).node.stream_ops;
  operations.fsync = (/** @type {{ nfd: number }} */ stream) => {
    try {
      fsyncSync(stream.nfd);
      return 0;
    } catch {
      throw new FS.ErrnoError(29); // EIO: PostgreSQL then refuses the commit.
    }
  };
}

/** @param {{ bytes?: Uint8Array, reset?: boolean, close?: boolean }} message */
async function answer(message) {
  if (message.bytes) {
    const bytes = await database.execProtocolRaw(message.bytes);
    const ended = hasEnded(bytes);
    port.postMessage({ bytes, ended });
    if (ended) process.exit(1);
  } else if (message.reset) {
    if (database.isInTransaction()) await database.exec('rollback');
    await database.exec('discard all');
    port.postMessage({ bytes: new Uint8Array() });
  } else {
    await database.close();
    port.postMessage({ closed: true });
    port.close();
  }
}

/**
 * After a panic (it could not write its log or a checkpoint) PostgreSQL must restart from the data on the disk. A
 * server ends its process; PGlite keeps running, but no longer answers.
 * @param {Uint8Array} bytes
 */
function hasEnded(bytes) {
  return bytes.length === 0 || /^E.{4}S[^\0]*\0V(PANIC|FATAL)\0/s.test(Buffer.from(bytes).toString('latin1'));
}

/** @param {unknown} error */
function giveUp(error) {
  port.postMessage({ failed: String(error) });
  process.exit(1);
}
