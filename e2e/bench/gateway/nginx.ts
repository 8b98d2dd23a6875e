import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Why nginx cannot be measured, and how to install it; `undefined` when it is installed. */
export function nginxMissing(): string | undefined {
  if (spawnSync('nginx', ['-v']).status === 0) return undefined;
  return 'nginx is not installed: apt-get install -y nginx, or brew install nginx';
}

/** Starts nginx as a single process, like the gateway, serving a folder of precompressed files. */
export async function startNginx(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const state = join(folder, '.nginx');
  mkdirSync(state);
  const file = join(state, 'nginx.conf');
  writeFileSync(file, configuration(folder, state, port));
  const child = spawn('nginx', ['-p', state, '-c', file, '-e', join(state, 'errors')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start; ${join(state, 'errors')} says why`);
    await wait(20);
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function configuration(folder: string, state: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(state, name)};`,
  );
  return `daemon off;
master_process off;
pid ${join(state, 'pid')};
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s;
  types { text/html html; text/javascript js; application/json json; image/svg+xml svg; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location /r/ {
      add_header cache-control "public, max-age=31536000, immutable";
      add_header x-content-type-options nosniff;
      add_header cross-origin-resource-policy same-origin;
    }
  }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
