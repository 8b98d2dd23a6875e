import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export interface PostgresServer {
  url: string;
  /** Ends every process of the server at once, as a power cut would, and starts it again on the same data. */
  crash(): Promise<void>;
  /** Ends the server; the function it resolves with starts it again on the same data. */
  goAway(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Why no server can be started here, or undefined when one can. */
export function postgresMissing(): string | undefined {
  return binaries() === undefined ? 'no PostgreSQL server is installed' : undefined;
}

/**
 * A throw-away PostgreSQL server of its own, on a Unix socket in a temporary folder. PostgreSQL refuses to run as
 * root, so that a root caller starts it as another user.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = requireBinaries();
  const user = lesserUser();
  const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const rules = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'atrium', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    rules,
  );

  const url = `postgres://atrium@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server = await start();

  return {
    url,
    crash: async () => {
      // The children notice that the first process is gone and end by themselves.
      await end(server, 'SIGKILL');
      server = await start();
    },
    goAway: async () => {
      await end(server, 'SIGINT');
      return async () => {
        server = await start();
      };
    },
    stop: async () => {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function start(): Promise<ChildProcess> {
    for (;;) {
      const child = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'shared_buffers=16MB'],
        rules,
      );
      if (await answers(url, child)) return child;
    }
  }
}

/** Resolves to false when the server gave up, as it does while children of a killed one still hold its memory. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
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
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}

/** Debian keeps one folder a version; elsewhere the programs are on the path. */
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

function lesserUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {
      continue; // There is no such user here.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
}
