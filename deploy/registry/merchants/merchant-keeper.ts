import type { Queries } from '../../engine';
import { LiveMerchants, storedMerchant, type Merchant } from '../../merchants';
import { LatestRead } from '../latest-read';
import { readPresent, type MerchantVersion } from './read-merchants';
import { registryError } from '../registry-error';

/** A merchant as it is served and kept. */
export type KeptMerchant = Pick<MerchantVersion, 'code' | 'version' | 'configuration'>;

interface MerchantKeeperOptions {
  environment: string;
  /** Called when merchants cannot be read, or when some of them are unusable. */
  failed: (error: unknown) => void;
  /** Served until the database was read. */
  initial: KeptMerchant[] | undefined;
  /** Called with all merchants whenever they change. */
  kept: (merchants: KeptMerchant[]) => void;
}

interface Kept {
  version: number;
  merchant: Merchant;
}

/** Keeps the merchants of one environment current. A merchant with an unusable configuration keeps the one before. */
export class MerchantKeeper {
  readonly served = new LiveMerchants();
  readonly #latest: LatestRead<KeptMerchant[]>;
  readonly #failed: (error: unknown) => void;
  #kept = new Map<string, Kept>();
  #refused = '';

  constructor(queries: Queries, { environment, failed, initial, kept }: MerchantKeeperOptions) {
    this.#failed = failed;
    if (initial) this.#update(initial);
    this.#latest = new LatestRead({
      read: () => readPresent(queries, environment),
      received: (stored) => {
        this.#update(stored);
        kept(stored.map(({ code, version, configuration }) => ({ code, version, configuration })));
      },
      failed,
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

  #update(stored: KeptMerchant[]): void {
    const refused: string[] = [];
    const kept = new Map<string, Kept>();
    for (const { code, version, configuration } of stored) {
      const former = this.#kept.get(code);
      const merchant = former?.version === version ? former.merchant : storedMerchant(configuration);
      if (merchant) kept.set(code, { version, merchant });
      else {
        refused.push(code);
        if (former) kept.set(code, former);
      }
    }
    this.#kept = kept;
    this.served.replace([...kept.values()].map(({ merchant }) => merchant));
    const isNew = refused.join() !== this.#refused;
    this.#refused = refused.join();
    if (isNew && refused.length > 0) this.#failed(registryError('MerchantsRefused', refused));
  }
}
