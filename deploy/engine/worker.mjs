// @ts-check
/**
 * The thread the embedded database lives in, so that no statement stops the server's event loop. Plain JavaScript,
 * because a thread is started from a file and the same file serves tests and the built server.
 *
 * It is given `{ folder }` and speaks in the order asked: `{ bytes }` (PostgreSQL's wire protocol) is answered by
 * `{ bytes }`, `{ reset: true }` ends a session, `{ close: true }` ends the thread.
 */
import fs, { fsyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const { folder } = /** @type {{ folder: string }} */ (workerData);

/** Where PGlite mounts the folder inside its own file system. */
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
  const said = [];
  try {
    const opened = await PGlite.create({
      dataDir: folder,
      // PGlite runs with -F (no fsync). We want what was acknowledged to be on the disk.
      startParams: [...PGlite.defaultStartParams.filter((flag) => flag !== '-F'), '-c', 'wal_sync_method=fsync'],
      onStderr: (line) => said.push(line) > 0,
    });
    restoreSync(opened);
    return opened;
  } catch (error) {
    const reason = said.filter((line) => /FATAL|PANIC|ERROR|No space/.test(line)).join(' ') || String(error);
    port.postMessage({ failed: reason });
    process.exit(1);
  }
}

/**
 * PGlite's file system has no umask of its own: it gives each file it creates mode 0666 by an explicit chmod, which
 * passes the umask of this process by. PostgreSQL itself asks for 0600.
 */
function keepPrivate() {
  const { chmodSync, fchmodSync } = fs;
  fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);
  fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & 0o700);
}

/**
 * Its bridge to Node's file system lacks fsync, so that PostgreSQL's calls go nowhere. They are carried out here.
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
 * After a panic (it could not write its log or a checkpoint) PostgreSQL must start anew from what is on the disk. A
 * real one ends its process; this one stays, and answers nothing any more.
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
