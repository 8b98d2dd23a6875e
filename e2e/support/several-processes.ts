import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal, type Portal } from './portal';
import { startBeacon } from './start-beacon';
import { testEnvironment } from './start-test-portal';

/** Server processes on one database, each at a port of its own. */
export interface SeveralProcesses {
  /** Starts one more. */
  start(): Promise<Portal>;
  /** Kills those that still run. */
  close(): Promise<void>;
}

/** Prepares what the processes on a database have in common. They publish no releases. */
export async function openSeveralProcesses(databaseUrl: string): Promise<SeveralProcesses> {
  const beacon = await startBeacon();
  const built = mkdtempSync(join(tmpdir(), 'atrium-none-'));
  const environment = {
    ...{ ...testEnvironment, ...beacon.environment, ATRIUM_BUILT: built },
    // so that a process draws what a killed one has committed to
    ATRIUM_DRAW_SECRET: randomBytes(32).toString('hex'),
  };
  const started: Portal[] = [];
  return {
    async start() {
      const portal = await startPortal({ databaseUrl, environment });
      started.push(portal);
      return portal;
    },
    async close() {
      for (const portal of started) await portal.kill();
      beacon.stop();
      rmSync(built, { recursive: true });
    },
  };
}
