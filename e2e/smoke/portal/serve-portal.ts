import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { livePath } from '@atrium/api';
import type { Composition, ReleaseManifest } from '@atrium/contract';
import { composeForSites, compositionAt } from '@atrium/deploy/composing';
import { answerFor } from './answers';
import { LiveChannel } from './live-channel';
import { readPageScripts } from './page-scripts';
import { smokeMerchants, type SmokeMerchant, type SmokeMerchantCode } from './smoke-merchants';
import { stubRelease, type DescribedRemote } from './stub-release';
import { writePage } from './write-page';

export interface SmokePortalOptions {
  /** The repository's root, absolute; the host is built in it. */
  root: string;
  remotes: DescribedRemote[];
  /** 0 for a free port. */
  port: number;
  /** Whether pages show the panel. */
  panel: boolean;
}

/** Serves the host with stubs, without a database or a back end. */
export interface SmokePortal {
  live: LiveChannel;
  /** Failure reports of the pages. */
  reports: { kind: string; remote: string; release: string; context?: Record<string, unknown> }[];
  /** Calls that are not in the catalogue. */
  unknownCalls: string[];
  page(merchant: SmokeMerchantCode, path?: string): string;
  composition(merchant: SmokeMerchantCode): Composition;
  stop(): Promise<void>;
}

export async function servePortal({ root, remotes, port, panel }: SmokePortalOptions): Promise<SmokePortal> {
  const dist = join(root, 'host/dist');
  const host = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  const scripts = readPageScripts(root);
  const releases = remotes.map((remote) => ({ release: stubRelease(remote) }));
  const merchants = smokeMerchants(remotes.map(({ descriptor }) => descriptor.name));
  const live = new LiveChannel();
  const reports: SmokePortal['reports'] = [];
  const unknownCalls: string[] = [];

  const composeFor = (merchant: SmokeMerchant) =>
    compositionAt(
      composeForSites({ merchant, language: 'EN', host, remotes: releases, overrides: true }),
      merchant.code,
    );

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://smoke.localhost');
    const merchant = request.headers.host?.startsWith('nothing.') ? merchants.nothing : merchants.everything;
    const method = request.method ?? 'GET';
    const send = (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);

    const script = scripts.get(pathname);
    if (script) return void send(200, 'text/javascript', script.body);
    if (pathname === livePath) return live.open(response);
    if (pathname === '/telemetry') {
      reports.push(...(JSON.parse(await bodyOf(request)) as { reports: SmokePortal['reports'] }).reports);
      return void response.writeHead(204).end();
    }
    if (pathname === '/composition') return void response.writeHead(304).end();
    if (pathname.startsWith('/smoke/switches/')) {
      merchant.switches[pathname.slice('/smoke/switches/'.length)] = method === 'PUT';
      return void response.writeHead(204).end();
    }
    if (pathname.startsWith('/wps/') || pathname.startsWith('/lgw/')) {
      const answer = answerFor(merchant, method, pathname);
      if (answer !== undefined) return void send(200, 'application/json', answer);
      unknownCalls.push(`${method} ${pathname}`);
      return void send(404, 'text/plain', 'This call is not in the catalogue.');
    }
    if (pathname.startsWith('/r/host/')) {
      const name = pathname.slice('/r/host/'.length);
      const file = host.files[name];
      if (file) return void send(200, file.type, readFileSync(join(dist, name)), { 'cache-control': 'max-age=3600' });
    }
    if (/\.\w+$/.test(pathname)) return void send(404, 'text/plain', 'There is no such file.');
    const { html, headers } = writePage({
      composition: composeFor(merchant),
      merchant,
      host,
      scripts,
      panel,
      userAgent: request.headers['user-agent'],
    });
    send(200, 'text/html; charset=utf-8', html, headers);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    live,
    reports,
    unknownCalls,
    page: (merchant, path = '/') => `http://${merchant}.localhost:${taken}${path}`,
    composition: (merchant) => composeFor(merchants[merchant]),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
