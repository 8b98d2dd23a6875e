import { rmSync } from 'node:fs';
import { catalogue } from '@atrium/api/catalogue';
import type { Endpoint } from '@atrium/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { CompactEncrypt, importJWK } from 'jose';
import { openEngine, type Engine } from '../../engine';
import { demoMerchants, loadMerchants } from '../../merchants';
import { localPatterns, Origins } from '../../origins';
import type { Backend } from '../backend';
import { quickCost } from '../hashing/password-cost';
import type { SandboxOptions } from '../options';
import { readOutbox, type OutboxSearch } from '../outbox/read-outbox';
import { openBackend, serveSandbox } from '../sandbox';
import { captchas } from '../session/tables';
import { ledgerTestKeys } from './ledger-test-keys';
import { seededFolder } from './seeded-folder';
import { testBeacon } from './test-beacon';

/** The envelope as a test reads it. */
export interface CallAnswer {
  status: number;
  success: boolean;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test says what it expects
  value: any;
  code?: string;
  message?: string;
  headers: Record<string, unknown>;
}

export interface CallOptions {
  merchant?: string;
  language?: string;
  token?: string;
  cookie?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** A sandbox on its own engine, with a manual clock and passwords that cost next to nothing. */
export class Bench {
  now = Date.UTC(2026, 0, 2, 3, 4, 5);
  #folder: string | undefined;
  engine!: Engine;
  app!: FastifyInstance;
  /** For tests that inspect state behind the calls. */
  backend!: Backend;

  async open(options: Partial<SandboxOptions> = {}): Promise<this> {
    const setting = this.setting(options);
    this.engine = options.engine ?? (await this.#openSeeded(setting));
    // opening a database on a busy machine may exceed fastify's ten seconds
    this.app = Fastify({ trustProxy: true, pluginTimeout: 0 });
    this.backend = await openBackend({ ...setting, engine: this.engine });
    await this.app.register((app) =>
      serveSandbox(app, this.backend, {
        control: ({ hostname }) => hostname === 'localhost',
        drawsByItself: options.drawsByItself ?? false,
        settlesByItself: options.settlesByItself ?? false,
        ...(options.walletLine && { walletLine: options.walletLine }),
      }),
    );
    await this.app.ready();
    return this;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.engine.close();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Options of its sandbox, except the engine. */
  setting(options: Partial<SandboxOptions> = {}): Omit<SandboxOptions, 'engine'> {
    return {
      clock: () => this.now,
      origins: new Origins(localPatterns(() => 4000)),
      ledgerKeys: ledgerTestKeys(),
      drawSecret: 'of the test',
      beacon: testBeacon(() => this.now),
      // two merchants, because creating accounts is slow
      merchants: loadMerchants(demoMerchants.filter(({ code }) => code !== 'kestrel')),
      passwordCost: quickCost,
      ...options,
    };
  }

  async #openSeeded(setting: Omit<SandboxOptions, 'engine'>): Promise<Engine> {
    this.#folder = await seededFolder(setting);
    return openEngine({ dataFolder: this.#folder, restricted: true });
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
  }

  /** Makes a call of the catalogue, by its id. */
  async call(id: string, request: object = {}, options: CallOptions = {}): Promise<CallAnswer> {
    const endpoint = catalogue.find((candidate) => candidate.id === id);
    if (!endpoint) throw new Error(`There is no call ${id}.`);
    const sealed = endpoint.encrypted ? await this.seal(endpoint.path, request, {}, options.merchant) : undefined;
    const answer = await this.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.method === 'GET' && { query: asQuery(request) }),
      ...(endpoint.method !== 'GET' && { payload: sealed?.body ?? bodyOf(endpoint, request) }),
      headers: {
        merchant: options.merchant ?? 'aurora',
        language: options.language ?? 'EN',
        device: 'web',
        ...(endpoint.encoding === 'form' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(options.token ? { authorization: options.token } : {}),
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(options.address ? { 'x-forwarded-for': options.address } : {}),
        ...sealed?.headers,
        ...options.headers,
      },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      ...answer.json<Omit<CallAnswer, 'status' | 'headers'>>(),
    };
  }

  /** Encrypts as the portal does. */
  async seal(path: string, fields: object, claims: object = {}, merchant = 'aurora') {
    const { value } = await this.call('system.encryptionKey', {}, { merchant });
    const stamp = { iat: Math.floor(this.now / 1000), jti: crypto.randomUUID(), iss: merchant, aud: path };
    const payload = { ...fields, ...stamp, ...claims };
    const key = await importJWK(value.jwk, 'RSA-OAEP-256');
    const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: value.kid })
      .encrypt(key);
    return { body: { value: jwe }, headers: { encryption: value.kid as string } };
  }

  /** Runs an action of the control page. */
  async control(action: string, body: object = {}): Promise<CallAnswer> {
    const answer = await this.app.inject({
      method: 'POST',
      url: `/wps/control/${action}`,
      payload: body,
      headers: { host: 'localhost:4000' },
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      ...answer.json<Omit<CallAnswer, 'status' | 'headers'>>(),
    };
  }

  /** Messages the sandbox wrote, newest first. */
  outbox(search: OutboxSearch = {}) {
    return readOutbox(this.backend, search);
  }

  /** Requests a captcha, and reads its solution from the database. */
  async solvedCaptcha(options: CallOptions = {}): Promise<{ cookie: string; answer: string }> {
    await this.engine.database.delete(captchas);
    const { headers } = await this.call('captcha.image', { t: this.now }, options);
    const [row] = await this.engine.database.select().from(captchas);
    return { cookie: String(headers['set-cookie']).split(';')[0] ?? '', answer: row?.answer ?? '' };
  }

  /** Signs in one of the demo accounts and returns the token. */
  async signIn(username = 'player1', options: CallOptions = {}): Promise<string> {
    const { value } = await this.call('session.login', { username, password: 'Atrium88', type: 'username' }, options);
    return value.token as string;
  }
}

function bodyOf({ encoding }: Pick<Endpoint, 'encoding'>, request: object): object | string {
  if (encoding === 'multipart') return formOf(request);
  return encoding === 'form' ? new URLSearchParams(asQuery(request)).toString() : request;
}

/** Fastify sends a form with its boundary. */
function formOf(request: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request))
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one));
  return form;
}

function asQuery(request: object): Record<string, string> {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));
}
