import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../../engine';
import { LiveMerchants, storedMerchant, type Merchant } from '../../merchants';
import { LatestRead } from '../latest-read';
import { readConfigurations, readVersions, type MerchantVersion } from './read-merchants';
import { registryError } from '../registry-error';

/** A merchant as it is served and kept. */
export type KeptMerchant = Pick<MerchantVersion, 'code' | 'version' | 'configuration'>;

/** What was read of the merchants of an environment. */
export interface ReadMerchants {
  /** Codes of all merchants, sorted. */
  codes: string[];
  /** New merchants, and those with another version than before. */
  changed: KeptMerchant[];
}

interface MerchantKeeperOptions {
  environment: string;
  /** Called when merchants cannot be read, or when some of them are unusable. */
  onFailure: (error: unknown) => void;
  /** Served until the database was read. */
  initial: KeptMerchant[] | undefined;
  /** Called with what was read. */
  kept: (merchants: ReadMerchants) => void;
}

interface Known {
  /** The latest version that was read, possibly of an unusable configuration. */
  version: number;
  /** Whether its configuration is unusable. */
  refused: boolean;
  /** The latest usable configuration; undefined if there was none yet. */
  merchant: Merchant | undefined;
}

/**
 * Keeps the merchants of one environment current. Reads again only those that have another version than before. A
 * merchant with an unusable configuration keeps the one before.
 */
export class MerchantKeeper {
  readonly served = new LiveMerchants();
  readonly #latest: LatestRead<ReadMerchants>;
  readonly #onFailure: (error: unknown) => void;
  readonly #known = new Map<string, Known>();
  /** The copy on disk may have been altered, so that the database is read whole once. */
  #hasRead = false;

  constructor(queries: Queries, { environment, onFailure, initial, kept }: MerchantKeeperOptions) {
    this.#onFailure = onFailure;
    if (initial) this.#update({ codes: initial.map(({ code }) => code), changed: initial });
    this.#latest = new LatestRead({
      read: async () => {
        const versions = await readVersions(queries, environment);
        const changed = versions.filter(
          ({ code, version }) => !this.#hasRead || this.#known.get(code)?.version !== version,
        );
        const codes = versions.map(({ code }) => code);
        return { codes, changed: await readConfigurations(queries, environment, changed) };
      },
      received: (read) => {
        this.#hasRead = true;
        this.#update(read);
        kept(read);
      },
      onFailure,
    });
  }

  refresh(): Promise<void> {
    return this.#latest.refresh();
  }

  refreshLater(): void {
    this.#latest.refreshLater();
  }

  close(): void {
    this.#latest.close();
  }

  #update({ codes, changed }: ReadMerchants): void {
    const refused: string[] = [];
    for (const { code, version, configuration } of changed) {
      const former = this.#known.get(code);
      const read = storedMerchant(configuration);
      if (!read && !(former?.refused && former.version === version)) refused.push(code);
      const merchant = isDeepStrictEqual(read, former?.merchant) ? former?.merchant : (read ?? former?.merchant);
      this.#known.set(code, { version, refused: !read, merchant });
    }
    const present = new Set(codes);
    for (const code of this.#known.keys()) if (!present.has(code)) this.#known.delete(code);
    this.served.replace(codes.flatMap((code) => this.#known.get(code)?.merchant ?? []));
    if (refused.length > 0) this.#onFailure(registryError('MerchantsRefused', refused));
  }
}
