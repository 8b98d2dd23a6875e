import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { shareKeys } from './shared-keys';

const root = join(import.meta.dirname, '../..');
const program = 'deploy/dist/server.mjs';

/** Environment variable with a folder of seeded and published data. */
export const preparedData = 'ATRIUM_PREPARED_DATA';

/** Timeout of a first start in milliseconds: it seeds, publishes and compresses. */
const startLimit = 240_000;

export interface PortalOptions {
  /**
   * Folder of the embedded database. Default: a new one, copied from prepared data if available, removed at the end.
   */
  data?: string;
  /** Uses PostgreSQL instead. */
  databaseUrl?: string;
  /** Default: a free port. */
  port?: number;
  environment?: Record<string, string>;
}

/** The portal as a separate process, as `npm start` runs it. */
export interface Portal {
  port: number;
  /** Address of the console, control page and metrics: `http://localhost:4400`. */
  operations: string;
  /** Origin of the sandbox without the gateway, when it listens on a port of its own. */
  sandbox: string | undefined;
  /** Folder of the embedded database. */
  data: string;
  /** Address of a merchant's page: `http://aurora.atrium.localhost:4400/electron`. */
  page(merchant: string, path?: string): string;
  process: ChildProcess;
  /** Stops the process gracefully and removes its temporary data. */
  stop(): Promise<void>;
  /** Kills the process; the data folder stays. */
  kill(): Promise<void>;
}

/** Starts the built server and resolves once it answers. @throws with its output when it ends or is not ready within four minutes. */
export async function startPortal({
  data,
  databaseUrl,
  port = 0,
  environment = {},
}: PortalOptions = {}): Promise<Portal> {
  if (!existsSync(join(root, program))) throw new Error('The server is not built. Build it: npm run build');
  const folder = data ?? newFolder();
  if (databaseUrl !== undefined) shareKeys();
  const server = spawn(process.execPath, [program, '--port', String(port), '--data', folder, '--ready-line'], {
    cwd: root,
    // tests make remotes fail repeatedly
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '', ATRIUM_ROLLBACK: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const ready = await readyLine(server);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal);
    await ended;
  };
  return {
    port: ready.port,
    operations: ready.operations,
    sandbox: ready.sandbox,
    data: folder,
    page: (merchant, path = '/') => `http://${merchant}.atrium.localhost:${ready.port}${path}`,
    process: server,
    async stop() {
      await end('SIGTERM');
      if (data === undefined) rmSync(folder, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

interface ReadyLine {
  port: number;
  operations: string;
  sandbox?: string;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-portal-'));
  const prepared = process.env[preparedData];
  if (prepared) cpSync(prepared, folder, { recursive: true });
  return folder;
}

function readyLine(server: ChildProcess): Promise<ReadyLine> {
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    const fail = (why: string) => {
      // one that is still starting would keep its caller from ending
      server.kill('SIGKILL');
      reject(new Error(`The portal did not start: ${why}\n${printed.join('\n')}`));
    };
    const limit = setTimeout(() => fail('no output for four minutes'), startLimit);
    const read = (line: string) => {
      printed.push(line);
      const ready = /^ATRIUM READY (.*)$/.exec(line)?.[1];
      if (ready === undefined) return;
      clearTimeout(limit);
      resolve(JSON.parse(ready) as ReadyLine);
    };
    if (server.stdout) createInterface(server.stdout).on('line', read);
    if (server.stderr) createInterface(server.stderr).on('line', read);
    server.once('exit', (code, signal) => {
      clearTimeout(limit);
      fail(`it ended with ${signal ?? code}`);
    });
  });
}
