import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Certificate } from './create-certificate';
import { domains } from './installation';

export interface NginxOptions {
  /** For its configuration, cache and temporary files. */
  folder: string;
  certificate: Certificate;
  /** Port that browsers use. */
  port: number;
  /** Port of the outer of two proxies in a row; the gateways trust both. */
  outerPort: number;
  /** Port of the inner one. */
  innerPort: number;
  gatewayPorts: readonly number[];
  backEndPort: number;
}

/**
 * Starts nginx with TLS: before the gateways with deploy/images/gateway.conf, and before the third parties of the
 * installation. Resolves with a function that stops it.
 * @throws when nginx ends before it listens
 */
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
  while (!(await isListening(port))) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start:\n${readFileSync(join(folder, 'errors'), 'utf8').slice(-1000)}`);
    await wait(20);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

function configuration(options: NginxOptions): string {
  const { folder, certificate, port, outerPort, innerPort, gatewayPorts, backEndPort } = options;
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
  upstream gateways { ${gatewayPorts.map((gateway) => `server 127.0.0.1:${gateway};`).join(' ')} keepalive 8; }
  upstream back_end { server 127.0.0.1:${backEndPort}; keepalive 8; }
  ssl_certificate ${certificate.certificate};
  ssl_certificate_key ${certificate.key};

  # served by the gateways: portals, slider and tags
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name .${domains.own} *.${domains.portals} "~^[a-z]+--(captcha|tag-[a-z]+)\\.${embed}$";
    include gateway.conf;
    # mock of the tag vendors
    location /recorder/ { proxy_pass http://back_end; }
  }
  # third parties: chat and support, games, the identity provider, the slider's provider
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
  # two proxies in a row: the outer sets X-Forwarded-For, the inner appends to it
  server {
    listen 127.0.0.1:${outerPort} ssl;
    proxy_set_header Host inner.internal;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Host $http_host;
    location / { proxy_pass http://127.0.0.1:${innerPort}; }
  }
  server {
    listen 127.0.0.1:${innerPort};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    location / { proxy_pass http://gateways; }
  }
}
`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
