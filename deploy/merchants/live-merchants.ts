import { indexMerchants, type Merchants } from './load-merchants';
import type { Merchant } from './merchant';

/** The merchants of a running server: always those of now, and whoever keeps something of them is told of changes. */
export class LiveMerchants implements Merchants {
  #present = indexMerchants([]);
  readonly #listeners = new Set<(changed: ReadonlySet<string>) => void>();

  get all(): Merchant[] {
    return this.#present.all;
  }

  byCode(code: string): Merchant | undefined {
    return this.#present.byCode(code);
  }

  bySite(siteCode: string): Merchant | undefined {
    return this.#present.bySite(siteCode);
  }

  /** Takes what is served from now on; a merchant that did not change stays the same object. */
  take(merchants: Merchant[]): void {
    const changed = new Set(merchants.filter((merchant) => this.byCode(merchant.code) !== merchant).map(codeOf));
    this.#present = indexMerchants(merchants);
    if (changed.size > 0) for (const listener of [...this.#listeners]) listener(changed);
  }

  /** Tells the codes of merchants that are new or changed; returns the end of it. */
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

function codeOf({ code }: Merchant): string {
  return code;
}
