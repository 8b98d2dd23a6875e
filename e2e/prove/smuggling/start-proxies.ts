import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export interface Proxies {
  /** Port that passes requests on once they are read whole. */
  buffering: number;
  /** Port that passes them on as they come. */
  streaming: number;
  stop(): Promise<void>;
}

/** nginx before the gateway, with a pool of connections to it, as docs/guides/many-machines.md sets it up. */
export async function startProxies(gateway: number): Promise<Proxies> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-nginx-'));
  const [buffering, streaming] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, gateway, buffering, streaming }));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'errors')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(streaming))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start; ${join(folder, 'errors')} says why`);
    await wait(20);
  }
  return {
    buffering,
    streaming,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Setting {
  folder: string;
  gateway: number;
  buffering: number;
  streaming: number;
}

function configuration({ folder, gateway, buffering, streaming }: Setting): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  const server = (port: number, mode: 'on' | 'off') => `  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://gateway;
      proxy_request_buffering ${mode};
      proxy_buffering ${mode};
    }
  }`;
  return `daemon off;
master_process off;
pid ${join(folder, 'pid')};
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  upstream gateway { server 127.0.0.1:${gateway}; keepalive 8; }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
${server(buffering, 'on')}
${server(streaming, 'off')}
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
