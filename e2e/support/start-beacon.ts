import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../deploy/dist/beacon.mjs');

/** A beacon that several portals share. */
interface SharedBeacon {
  /** Of each portal. */
  environment: Record<string, string>;
  stop(): void;
}

/** Starts the built beacon on a free port. It ends with this process at the latest. */
export async function startBeacon(): Promise<SharedBeacon> {
  const data = mkdtempSync(join(tmpdir(), 'atrium-beacon-'));
  const token = randomBytes(32).toString('hex');
  const beacon = fork(program, ['--data', data], { env: { ...process.env, ATRIUM_BEACON_TOKEN: token }, execArgv: [] });
  const address = await new Promise<string>((resolve, reject) => {
    beacon.once('message', (message) => resolve((message as { address: string }).address));
    beacon.once('exit', (code) => reject(new Error(`The beacon ended with ${code}.`)));
  });
  return {
    environment: { ATRIUM_BEACON: address, ATRIUM_BEACON_TOKEN: token },
    stop() {
      beacon.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
