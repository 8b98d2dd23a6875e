import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { KeptMerchant, ReadMerchants } from '../merchants/merchant-keeper';
import { writeAtomically } from './kept-files';

/** Configurations are checked later, like those of the database, which may be of an earlier version too. */
const ContentSchema = v.object({ code: v.string(), version: v.number(), configuration: v.unknown() });

const ending = '.json';

/** The merchants that were last served, on this machine's disk, each in a file. */
export class KeptMerchants {
  readonly #folder: string;
  /** Hashes of the files, by merchant. */
  readonly #written = new Map<string, string>();

  constructor(folder: string, environment: string) {
    this.#folder = join(folder, `${environment}-merchants`);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** An unreadable file costs its merchant. Undefined where there is no readable file. */
  read(): KeptMerchant[] | undefined {
    const files = readdirSync(this.#folder).filter((file) => file.endsWith(ending));
    const merchants = files.flatMap((file) => this.#read(file.slice(0, -ending.length)) ?? []);
    return merchants.length > 0 ? merchants : undefined;
  }

  /** Writes the merchants that differ from their files, and removes those that are gone. */
  async keep({ codes, changed }: ReadMerchants): Promise<void> {
    for (const { code, version, configuration } of changed) {
      const content = JSON.stringify({ code, version, configuration });
      if (this.#written.get(code) === hashOf(content)) continue;
      await writeAtomically(this.#fileOf(code), content);
      this.#written.set(code, hashOf(content));
    }
    const present = new Set(codes);
    for (const code of this.#written.keys()) {
      if (present.has(code)) continue;
      await rm(this.#fileOf(code), { force: true });
      this.#written.delete(code);
    }
  }

  #read(code: string): KeptMerchant | undefined {
    try {
      const content = readFileSync(this.#fileOf(code), 'utf8');
      const merchant = v.parse(ContentSchema, JSON.parse(content)) as KeptMerchant;
      this.#written.set(code, hashOf(content));
      return merchant.code === code ? merchant : undefined;
    } catch {
      return undefined;
    }
  }

  #fileOf(code: string): string {
    return join(this.#folder, `${code}${ending}`);
  }
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('base64');
}
