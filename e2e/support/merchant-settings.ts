import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { demoMerchants } from '@atrium/deploy/demo-merchants';
import { atrium } from './registry';
import type { TestPortal } from './start-test-portal';

type Demo = (typeof demoMerchants)[number];

/** A registration field of a merchant's configuration. */
export interface FieldSetting {
  key: string;
  enabled: boolean;
  required: boolean;
  type?: string;
  acceptedPattern?: string;
  minLength: number;
  maxLength: number;
}

/** The parts of a merchant's configuration that tests use; the rest is kept. */
export interface Settings extends Pick<Demo, 'code' | 'shell'> {
  /** Codes, the default first. */
  languages: readonly string[];
  /** A sentence about the merchant, by language. */
  about: Partial<Record<string, string>>;
  switches: Record<string, boolean>;
  registration: { fields: FieldSetting[]; captcha: boolean; affiliateCode: boolean; affiliateMode: number };
  captcha: { id: string; version: string; test?: boolean };
  chatPermission?: boolean;
  social?: { google?: { issuer: string; clientId: string; newcomers: string } };
}

/** Changes merchants of a running portal with the operator's command, and restores them. */
export class MerchantSettings {
  readonly #portal: TestPortal;
  readonly #before = new Map<string, Settings>();

  constructor(portal: TestPortal) {
    this.#portal = portal;
  }

  /** Current configuration in the registry. */
  async of(code: string): Promise<Settings> {
    const shown = await atrium<{ configuration: Settings }>(['merchants', 'show', code], this.#portal);
    return shown.configuration;
  }

  /** Applies a configuration. The process that handles the command serves it before it answers. */
  async apply(settings: Settings): Promise<void> {
    const { code } = settings;
    if (!this.#before.has(code)) this.#before.set(code, await this.of(code));
    const folder = mkdtempSync(join(tmpdir(), 'atrium-settings-'));
    try {
      const file = join(folder, `${code}.json`);
      writeFileSync(file, JSON.stringify(settings));
      await atrium(['merchants', 'apply', code, file, '--reason', 'a test of this configuration'], this.#portal);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async restore(): Promise<void> {
    for (const settings of this.#before.values()) await this.apply(settings);
    this.#before.clear();
  }
}
