import { indexMerchants, type Merchants } from './load-merchants';
import type { Merchant } from './merchant';

/** The current merchants of a running server. Subscribers are notified when merchants change. */
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

  /** Replaces the served merchants; an unchanged merchant keeps its object identity. */
  replace(merchants: Merchant[]): void {
    const changed = new Set(merchants.filter((merchant) => this.byCode(merchant.code) !== merchant).map(codeOf));
    this.#present = indexMerchants(merchants);
    if (changed.size > 0) for (const listener of [...this.#listeners]) listener(changed);
  }

  /** Notifies the listener of the codes of new or changed merchants. Returns an unsubscribe function. */
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

function codeOf({ code }: Merchant): string {
  return code;
}
