import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { demoMerchants } from '@atrium/deploy/demo-merchants';
import { atrium } from './registry';
import type { TestedPortal } from './start-tested';

type Demo = (typeof demoMerchants)[number];

/** A field of registration as a merchant sets it. */
export interface FieldSetting {
  key: string;
  enabled: boolean;
  required: boolean;
  type?: string;
  acceptedPattern?: string;
  minLength: number;
  maxLength: number;
}

/** What a merchant has set, as far as tests look at it; the rest goes along. */
export interface Settings extends Pick<Demo, 'code' | 'shell'> {
  switches: Record<string, boolean>;
  registration: { fields: FieldSetting[]; captcha: boolean; affiliateCode: boolean; affiliateMode: number };
  captcha: { id: string; version: string; test?: boolean };
}

/** Milliseconds a change may take to reach new pages: a second, and more on a busy machine. */
const patience = 10_000;

/** Changes merchants of a running portal by the operator's command, and puts back what it changed. */
export class MerchantSettings {
  readonly #portal: TestedPortal;
  readonly #before = new Map<string, Settings>();

  constructor(portal: TestedPortal) {
    this.#portal = portal;
  }

  /** As they stand in the registry. */
  async of(code: string): Promise<Settings> {
    const shown = await atrium<{ configuration: Settings }>(['merchants', 'show', code], this.#portal);
    return shown.configuration;
  }

  /** Resolves once new pages are made by them. */
  async apply(settings: Settings): Promise<void> {
    const { code } = settings;
    if (!this.#before.has(code)) this.#before.set(code, await this.of(code));
    const folder = mkdtempSync(join(tmpdir(), 'atrium-settings-'));
    try {
      const file = join(folder, `${code}.json`);
      writeFileSync(file, JSON.stringify(settings));
      await atrium(['merchants', 'apply', code, file, '--reason', 'a way to be walked'], this.#portal);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    await this.#arrived(settings);
  }

  async putBack(): Promise<void> {
    for (const settings of this.#before.values()) await this.apply(settings);
    this.#before.clear();
  }

  async #arrived(wanted: Settings): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end; await wait(50))
      if (isDeepStrictEqual(await this.#served(wanted.code), visible(wanted))) return;
    throw new Error(`What ${wanted.code} has set did not reach its pages within ${patience} ms.`);
  }

  async #served(code: string): Promise<ReturnType<typeof visible>> {
    const address = `http://localhost:${this.#portal.port}/wps/system/settings/consolidated`;
    const answer = await fetch(address, { headers: { Merchant: code } });
    const { value } = (await answer.json()) as { value: Pick<Settings, 'switches' | 'captcha'> & { register: Fields } };
    return visible({ ...value, registration: value.register });
  }
}

type Fields = Pick<Settings['registration'], 'fields'>;

/** What of settings the back end says to a page, and a way may change. */
function visible({
  switches,
  captcha,
  registration,
}: Pick<Settings, 'switches' | 'captcha'> & { registration: Fields }) {
  const fields = registration.fields.map(({ key, enabled, required }) => ({ key, enabled, required }));
  return { switches, version: captcha.version, fields };
}
