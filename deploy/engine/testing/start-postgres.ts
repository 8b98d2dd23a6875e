import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyPreparedFolder } from './prepared-folder';

/** Milliseconds during which a failed start is retried. */
const startLimit = 30_000;

export interface PostgresServer {
  url: string;
  /** Folder of its files. */
  data: string;
  /** Kills the server without a shutdown, and starts it again on the same data. */
  crash(): Promise<void>;
  /** Shuts the server down. Resolves with a function that starts it again on the same data. */
  shutDown(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Why no server can be started on this machine; undefined if one can. */
export function postgresMissing(): string | undefined {
  return binaries() === undefined ? 'no PostgreSQL server is installed' : undefined;
}

/**
 * Starts a temporary PostgreSQL server on a Unix socket in a temporary folder. PostgreSQL refuses to run as root, so a
 * root caller starts it as another user. `folder` is a prepared copy with the server's files in `data`; defaults to an
 * empty database.
 * @throws with the server's output if every start fails for half a minute
 */
export async function startPostgres(folder?: string): Promise<PostgresServer> {
  const programs = requireBinaries();
  const user = unprivilegedUser();
  const place = folder ?? (await emptyPostgres());
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, place]);
  const data = join(place, 'data');
  // PostgreSQL refuses a folder that other users may read, and copying loses the mode since Node 22
  chmodSync(data, 0o700);
  const url = `postgres://atrium@localhost/postgres?host=${encodeURIComponent(place)}`;
  let server = await start();

  return {
    url,
    data,
    crash: async () => {
      // The child processes end by themselves when the main process is gone.
      await end(server, 'SIGKILL');
      server = await start();
    },
    shutDown: async () => {
      await end(server, 'SIGINT');
      return async () => {
        server = await start();
      };
    },
    stop: async () => {
      await end(server, 'SIGINT');
      rmSync(place, { recursive: true, force: true });
    },
  };

  async function start(): Promise<ChildProcess> {
    const deadline = Date.now() + startLimit;
    for (;;) {
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-k', place, '-c', 'listen_addresses=', '-c', 'shared_buffers=16MB'],
        { ...user, cwd: place, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      let printed = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-2_000)));
      if (await waitUntilReady(url, child)) return child;
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${printed.trim()}`);
    }
  }
}

function emptyPostgres(): Promise<string> {
  return copyPreparedFolder({ name: 'empty-postgres', source: postgresVersion(), fill: initialize });
}

export function postgresVersion(): string {
  return execFileSync(join(requireBinaries(), 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
}

/** Runs initdb in a folder that the unprivileged user can enter, which may not be true for the target. */
async function initialize(folder: string): Promise<void> {
  const user = unprivilegedUser();
  const place = mkdtempSync(join(tmpdir(), 'atrium-initdb-'));
  if (user) chownSync(place, user.uid, user.gid);
  const data = join(place, 'data');
  execFileSync(
    join(requireBinaries(), 'initdb'),
    ['-D', data, '-U', 'atrium', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: place, stdio: 'ignore' },
  );
  cpSync(data, join(folder, 'data'), { recursive: true });
  rmSync(place, { recursive: true });
}

/** Resolves to false if the server exits, as it does while children of a killed server still hold its shared memory. */
async function waitUntilReady(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
    const client = new Client(url);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return false;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** Debian has one folder per version; on other systems the programs are on the path. */
function binaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function requireBinaries(): string {
  const folder = binaries();
  if (folder === undefined) throw new Error('No PostgreSQL server is installed.');
  return folder;
}

function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      continue; // This system has no such user.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and this system has no user for it.');
}
