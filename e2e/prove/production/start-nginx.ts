import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Certificate } from './authority';
import { domains } from './installation';

export interface NginxOptions {
  /** Its own, removed after the run. */
  folder: string;
  certificate: Certificate;
  /** Port browsers reach it on. */
  port: number;
  /** Port of another nginx before a second one, both trusted. */
  twice: number;
  /** Port between the two. */
  between: number;
  gateways: readonly number[];
  backEnd: number;
}

/** nginx with TLS before the gateways, with deploy/images/gateway.conf, and before the hosts that are not theirs. */
export async function startNginx(options: NginxOptions): Promise<() => Promise<void>> {
  const { folder, port } = options;
  mkdirSync(folder, { recursive: true });
  cpSync(join(process.cwd(), 'deploy/images/gateway.conf'), join(folder, 'gateway.conf'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(options));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'errors')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start; ${join(folder, 'errors')} says why`);
    await wait(20);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

function configuration({ folder, certificate, port, twice, between, gateways, backEnd }: NginxOptions): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  const embed = domains.embed.replace('.', '\\.');
  return `daemon off;
master_process off;
pid ${join(folder, 'pid')};
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  proxy_cache_path ${join(folder, 'cache')} keys_zone=files:1m;
  upstream gateways { ${gateways.map((gateway) => `server 127.0.0.1:${gateway};`).join(' ')} keepalive 8; }
  upstream back_end { server 127.0.0.1:${backEnd}; keepalive 8; }
  ssl_certificate ${certificate.certificate};
  ssl_certificate_key ${certificate.key};

  # the product's: portals, captcha and tags
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name .${domains.own} *.${domains.portals} "~^[a-z]+--(captcha|tag-[a-z]+)\\.${embed}$";
    include gateway.conf;
    # what stands in for the vendors of tags
    location /recorder/ { proxy_pass http://back_end; }
  }
  # other companies': chat and support, games, the provider of social sign-in, the slider's provider
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name "~--(chat|support)\\.${embed}$" *.${domains.games} ${domains.identity} *.${domains.captcha};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;
    location / { proxy_pass http://back_end; }
  }
  # two proxies in a row: the outer overwrites, the inner appends
  server {
    listen 127.0.0.1:${twice} ssl;
    proxy_set_header Host inner.internal;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;
    location / { proxy_pass http://127.0.0.1:${between}; }
  }
  server {
    listen 127.0.0.1:${between};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    location / { proxy_pass http://gateways; }
  }
}
`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
