import { rmSync } from 'node:fs';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { openEngine, type Engine } from '../../engine';
import { demoMerchants } from '../../merchants';
import { openRegistry, type Registry, type Signer } from '../../registry';
import { migratedFolder } from '../../registry/testing/migrated-folder';
import { writeRelease, type ReleaseRecipe } from '../../registry/testing/write-release';
import { TrustedProxies } from '../../network';
import { localPatterns, Origins } from '../../origins';
import { createApp } from '../create-app';
import { gateway } from '../gateway';
import { listenForOperators } from '../hosts/operations-listener';
import type { OperationsAccess } from '../hosts/operations-access';
import type { PackedPackage } from '../packages/packed-package';
import { testTrust } from '../../registry/testing/test-trust';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Portal {
  port: number;
  /** Of the operators' listener; 0 without one. */
  operationsPort: number;
  registry: Registry;
  /** Signs the test's releases. */
  signer: Signer;
  /** Publishes and promotes; answers the release's id. */
  release(recipe: ReleaseRecipe): Promise<string>;
  get(address: string, headers?: Record<string, string>): Promise<Answer>;
  /** @param to another port than that of the portals */
  send(method: string, address: string, headers: Record<string, string>, body?: string, to?: number): Promise<Answer>;
  /** Opens a streamed answer, part by part. */
  open(address: string): Promise<{ next(): Promise<string>; leave(): void }>;
  /** Sends bytes as they are and answers the status line's number. */
  raw(target: string, host?: string): Promise<number>;
  /** Sends bytes as they are and answers the numbers of all status lines until the gateway hangs up. */
  bytes(sent: string, then?: 'wait' | 'hang up'): Promise<{ answers: number[] }>;
  /** Lets milliseconds pass on the gateway's clock. */
  pass(milliseconds: number): void;
  /** The rows of a table of the registry. */
  stored(table: 'handovers'): Promise<unknown[]>;
  close(): Promise<void>;
}

export interface PortalOptions {
  /** What is different about aurora. */
  aurora?: Record<string, unknown>;
  /** What is different about lotus. */
  lotus?: Record<string, unknown>;
  /** Routes in the sandbox's place. */
  backend?: (app: FastifyInstance) => unknown;
  patience?: number;
  /** Whether unpublished releases may be tried; true when left out. */
  overrides?: boolean;
  /** A database server in the embedded one's place. */
  databaseUrl?: string;
  /** What teams install. */
  packages?: PackedPackage[];
  /** Folder of a built console; that of the workspace when left out. */
  consoleFolder?: string;
  logger?: { level: string; stream: { write(line: string): void } };
  /** Proxies with trusted forwarded headers, as in `ATRIUM_TRUSTED_PROXIES`; none when left out. */
  trustedProxies?: string;
  operations?: OperationsAccess;
  /** Origin of a proxy before the sandbox; none when left out. */
  sandboxOrigin?: string;
  /** Default passwords by merchant; none when left out. */
  defaultPasswords?: Record<string, string>;
  /** `*.localhost` on port 4400 when left out. */
  origins?: Origins;
  /** Address of a worker of page snapshots; none when left out. */
  snapshotWorker?: string;
  /** Whether deltas of release files are made; false when left out. */
  deltas?: boolean;
}

/** By which tests hand builds over. */
export const testOverrideToken = 'who-develops-in-the-test';

/** By which tests are the operator. */
export const testOperatorToken = 'the-operator-of-the-test';

/** A whole gateway on an embedded database and a free port, with a back end of the test's own. */
export async function openPortal({
  aurora = {},
  lotus = {},
  backend,
  patience,
  overrides = true,
  databaseUrl,
  packages = [],
  consoleFolder,
  logger,
  trustedProxies = '',
  operations = {},
  sandboxOrigin,
  defaultPasswords = {},
  origins = new Origins(localPatterns(() => 4400)),
  snapshotWorker,
  deltas = false,
}: PortalOptions = {}): Promise<Portal> {
  const folder = await migratedFolder();
  const engine: Engine = await openEngine(databaseUrl === undefined ? { dataFolder: folder } : { databaseUrl });
  const trust = testTrust();
  const registry = await openRegistry(engine, {
    environment: 'local',
    ...trust,
    lastKnownGood: join(folder, 'last-known-good'),
    onFailure: () => undefined,
    ...(deltas && { deltas: { onFailure: () => undefined } }),
  });
  const different: Record<string, Record<string, unknown>> = { aurora, lotus };
  await registry.merchants.seed(demoMerchants.map((merchant) => ({ ...merchant, ...different[merchant.code] })));
  let passed = 0;
  const app = createApp(logger, { trusted: TrustedProxies.read(trustedProxies) });
  gateway(app, {
    engine,
    merchants: registry.merchants.served,
    registry,
    operatorToken: testOperatorToken,
    overrideToken: testOverrideToken,
    overrides,
    packages,
    origins,
    operations,
    sandboxOrigin,
    chooser: true,
    snapshotWorker,
    now: () => Date.now() + passed,
    defaultPassword: async (merchant) => defaultPasswords[merchant],
    ...(patience === undefined ? {} : { patience }),
    ...(consoleFolder === undefined ? {} : { consoleFolder }),
  });
  if (backend) await app.register(async (routes) => void backend(routes));
  const operationsPort = await listenForOperators(app, { port: 0, host: '127.0.0.1' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : 0;

  const send: Portal['send'] = (method, target, headers, body, to) =>
    to === undefined && target.startsWith('//operations/')
      ? exchange(operationsPort, method, target.replace('//operations', '//localhost'), headers, body)
      : exchange(to ?? port, method, target, headers, body);
  return {
    port,
    operationsPort,
    registry,
    signer: trust.signer,
    release: async (recipe) => {
      const { folder: built, id } = await writeRelease(recipe);
      await registry.publish(built, { actor: 'test' });
      await registry.promote({ remote: recipe.remote, release: id, actor: 'test' });
      return id;
    },
    get: (target, headers = {}) => send('GET', target, headers),
    send,
    open: (target) => openStream(port, target),
    raw: (target, host = 'aurora.atrium.localhost') => statusOf(port, target, host),
    bytes: (sent, then = 'wait') => answersTo(port, sent, then),
    pass: (milliseconds) => void (passed += milliseconds),
    stored: async (table) => (await engine.database.execute(`select * from registry.${table}`)).rows,
    close: async () => {
      await app.close();
      registry.close();
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `//lotus/path` requests lotus, `//operations/path` the operators' listener; a plain path requests aurora. */
function exchange(
  port: number,
  method: string,
  target: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  const [, site = 'aurora', path = target] = /^\/\/([^/]+)(\/.*)$/.exec(target) ?? [];
  const host = site.includes('.') || site === 'localhost' ? site : `${site}.atrium.localhost`;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = requestHttp(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...length, ...headers } },
      (answer) => {
        const { statusCode = 0, headers: answered } = answer;
        text(answer).then((read) => resolve({ status: statusCode, headers: answered, body: read }), reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

function openStream(port: number, path: string): ReturnType<Portal['open']> {
  return new Promise((resolve, reject) => {
    const headers = { host: `aurora.atrium.localhost:${port}` };
    const outgoing = requestHttp({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
      answer.on('error', () => undefined);
      resolve({ next: async () => String((await parts.next()).value), leave: () => outgoing.destroy() });
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

function answersTo(port: number, sent: string, then: 'wait' | 'hang up'): Promise<{ answers: number[] }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(sent, 'latin1');
      if (then === 'hang up') socket.end();
    });
    text(socket).then(
      (answer) =>
        resolve({ answers: [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)) }),
      reject,
    );
  });
}

function statusOf(port: number, target: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    text(socket).then((answer) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)), reject);
  });
}
