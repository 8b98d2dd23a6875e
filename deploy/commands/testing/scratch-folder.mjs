import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** Free bytes required: tests hold copies of databases, 50 MB each, a few at a time. */
const needed = 4 * 1024 ** 3;

/**
 * Runs tests with `TMPDIR` in memory where there is room. The databases of tests would wait for the disk at every commit,
 * a third of their time; the crashes they show are ends of a process, which files in memory survive.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withScratchFolder(work) {
  const before = process.env.TMPDIR;
  if (before !== undefined || !hasRoom()) return work();
  removeLeftovers();
  const folder = join(inMemory, `atrium-tests-${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as another user when root starts it, and must reach its own folder below
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom() {
  if (process.platform !== 'linux' || !existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= needed && freemem() >= needed;
}

/** Removes the folders of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(inMemory)) {
    const [, pid] = /^atrium-tests-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(inMemory, name), { recursive: true, force: true });
  }
}
