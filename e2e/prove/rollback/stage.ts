import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresMissing, startPostgres } from '@atrium/deploy/start-postgres';
import { startPortal } from '../../support/portal';
import { startProcesses } from '../../support/processes';
import { shareKeys } from '../../support/shared-keys';
import type { Report } from '../define-proof/report';
import { openDatabase } from '../kill/open-database';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The portal that gets the reports: two processes on PostgreSQL, or one on the embedded database without PostgreSQL. */
export interface Stage {
  /** Port that browsers know, and those of the processes. */
  port: number;
  ports: number[];
  page(merchant: string, path?: string): string;
  /** The gateways' key for report tokens, read from the database. */
  key: Buffer;
  /** Runs a command of the registry's command line. */
  atrium<Data>(...args: string[]): Promise<Data>;
  stop(): Promise<void>;
}

/**
 * Starts the portal with automatic rollback by the usual rule.
 * @param limits most batches of reports a minute
 */
export async function setStage({ reportLimit }: { reportLimit: number }, report: Report): Promise<Stage> {
  const data = mkdtempSync(join(tmpdir(), 'atrium-rollback-'));
  const missing = postgresMissing();
  if (missing) report.skip('two processes on PostgreSQL', missing);
  const server = missing ? undefined : await startPostgres();
  const database = server ? { databaseUrl: server.url } : {};
  // the processes and the command line share one pair of keys
  shareKeys();
  // seeded and published once
  await (await startPortal({ data, ...database })).stop();
  const environment = {
    ATRIUM_ROLLBACK: '',
    ATRIUM_REPORT_LIMIT: String(reportLimit),
  };
  const key = await readKey(server ? { databaseUrl: server.url } : { data });
  const portal = server
    ? await startProcesses({ databaseUrl: server.url, environment })
    : await startPortal({ data, environment });
  return {
    port: portal.port,
    ports: 'balancer' in portal ? [...portal.balancer.ports] : [portal.port],
    page: portal.page,
    key,
    async atrium<Data>(...args: string[]) {
      const { stdout } = await run(process.execPath, ['deploy/dist/cli.mjs', ...args, '--data', data, '--json'], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: server?.url ?? '' },
      });
      return JSON.parse(stdout) as Data;
    },
    async stop() {
      await portal.stop();
      await server?.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function readKey(where: { data?: string; databaseUrl?: string }): Promise<Buffer> {
  const database = await openDatabase(where);
  const [row] = await database.rows<{ key: string }>(`select encode(key, 'hex') as key from registry.report_keys`);
  await database.close();
  if (!row) throw new Error('The portal has no key for report tokens.');
  return Buffer.from(row.key, 'hex');
}
