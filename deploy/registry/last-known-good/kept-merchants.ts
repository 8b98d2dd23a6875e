import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { KeptMerchant } from '../merchants/merchant-keeper';
import { writeAtomically } from './kept-files';

/** Configurations are checked later, like those of the database, which may be of an earlier version too. */
const ContentSchema = v.array(v.object({ code: v.string(), version: v.number(), configuration: v.unknown() }));

/** The merchants that were last served, on this machine's disk. */
export class KeptMerchants {
  readonly #file: string;

  constructor(folder: string, environment: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${environment}-merchants.json`);
  }

  /** Undefined where there is no readable copy. */
  read(): KeptMerchant[] | undefined {
    try {
      return v.parse(ContentSchema, JSON.parse(readFileSync(this.#file, 'utf8'))) as KeptMerchant[];
    } catch {
      return undefined;
    }
  }

  keep(merchants: KeptMerchant[]): Promise<void> {
    return writeAtomically(this.#file, JSON.stringify(merchants));
  }
}
