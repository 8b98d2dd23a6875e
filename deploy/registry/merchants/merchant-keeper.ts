import type { Queries } from '../../engine';
import { LiveMerchants, storedMerchant, type Merchant } from '../../merchants';
import { LatestRead } from '../latest-read';
import { MerchantsRefused } from './merchant-refusals';
import { readPresent, type MerchantVersion } from './read-merchants';

/** What is served of a merchant, wherever it is kept. */
export type KeptMerchant = Pick<MerchantVersion, 'code' | 'version' | 'configuration'>;

interface MerchantKeeperOptions {
  environment: string;
  /** Told when merchants could not be read, or not all of them can be used. */
  failed: (error: unknown) => void;
  /** Served until others were read. */
  initial: KeptMerchant[] | undefined;
  /** Told of all merchants that are served from now on. */
  kept: (merchants: KeptMerchant[]) => void;
}

interface Kept {
  version: number;
  merchant: Merchant;
}

/** Keeps the merchants of one environment as they are configured now; one that cannot be read stays as it was. */
export class MerchantKeeper {
  readonly served = new LiveMerchants();
  readonly #latest: LatestRead<KeptMerchant[]>;
  readonly #failed: (error: unknown) => void;
  #kept = new Map<string, Kept>();
  #refused = '';

  constructor(queries: Queries, { environment, failed, initial, kept }: MerchantKeeperOptions) {
    this.#failed = failed;
    if (initial) this.#take(initial);
    this.#latest = new LatestRead({
      read: () => readPresent(queries, environment),
      received: (stored) => {
        this.#take(stored);
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

  #take(stored: KeptMerchant[]): void {
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
    const isNews = refused.join() !== this.#refused;
    this.#refused = refused.join();
    if (isNews && refused.length > 0) this.#failed(new MerchantsRefused(refused));
  }
}
