import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BeaconSource } from '../sandbox';

/** Milliseconds before a beacon that ended is started again. */
const pause = 1_000;
/** Beside the built server. */
const program = fileURLToPath(new URL('./beacon.mjs', import.meta.url));

/** The sandbox's own beacon while this server runs. */
interface OwnBeacon {
  source: BeaconSource;
  close(): void;
}

/** Starts the sandbox's beacon in another process, and again whenever it ends. Resolves when it answers. */
export async function startBeacon(dataFolder: string): Promise<OwnBeacon> {
  if (!existsSync(program)) throw new Error(`${program} is missing. Build it: npm run build -- --force deploy`);
  const token = randomBytes(32).toString('hex');
  let address = '';
  let child: ChildProcess | undefined;
  let closing = false;
  const start = (): Promise<void> =>
    new Promise((resolve) => {
      const started = fork(program, ['--data', dataFolder], {
        env: { ...process.env, ATRIUM_BEACON_TOKEN: token },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      child = started;
      started.once('message', (message) => {
        address = (message as { address: string }).address;
        // it ends with this process, and does not keep it running
        started.unref();
        started.channel?.unref();
        resolve();
      });
      started.once('exit', () => {
        if (!closing) setTimeout(() => void start(), pause).unref();
        resolve();
      });
    });
  await start();
  return {
    source: { kind: 'hashes', address: () => address, token },
    close: () => {
      closing = true;
      if (child?.connected) child.disconnect();
    },
  };
}
