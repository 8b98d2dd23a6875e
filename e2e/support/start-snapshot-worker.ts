import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '@atrium/bundling/chromium';

const program = join(import.meta.dirname, '../../deploy/dist/snapshots.mjs');

/** A worker of page snapshots. */
export interface SnapshotWorker {
  /** Of the portals that use it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the built worker on a free port. Undefined where no Chromium is installed. */
export async function startSnapshotWorker(): Promise<SnapshotWorker | undefined> {
  const browser = await findChromium();
  if (!browser) return undefined;
  const worker = spawn(process.execPath, [program, '--port', '0', '--browser', browser], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(worker.stdout).on('line', (line) => {
      const [, ready] = /^ATRIUM SNAPSHOTS (.*)$/.exec(line) ?? [];
      if (ready !== undefined) resolve((JSON.parse(ready) as { address: string }).address);
    });
    worker.once('exit', (code) => reject(new Error(`The worker of page snapshots ended with ${code}.`)));
  });
  return {
    environment: { ATRIUM_SNAPSHOTS: address },
    async stop() {
      worker.kill();
      await ended;
    },
  };
}
