import type { Merchant as Configured } from '../../merchants';
import { withBusiness } from './business-of';
import type { Merchant } from './merchant';

/** Where the configuration of merchants comes from. */
export interface MerchantSource {
  /** The merchants as they are configured now; one that did not change is the same object. */
  readonly all: readonly Configured[];
  /** Tells the codes of those that are new or changed; left out where none ever does. */
  subscribe?(listener: (changed: ReadonlySet<string>) => void): () => void;
}

/** The merchants the sandbox answers for, each with its business, as they are configured now. */
export class MerchantBook {
  readonly #known = new WeakMap<Configured, Merchant>();

  constructor(private readonly source: MerchantSource) {}

  get(code: string): Merchant | undefined {
    return this.values().find((merchant) => merchant.code === code);
  }

  keys(): string[] {
    return this.values().map(({ code }) => code);
  }

  values(): Merchant[] {
    return this.source.all
      .filter(({ upstream }) => upstream.kind === 'sandbox')
      .map((configured) => this.#withBusiness(configured));
  }

  /** Tells the codes of merchants that are new or changed; returns the end of it. */
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void {
    return this.source.subscribe?.(listener) ?? (() => undefined);
  }

  #withBusiness(configured: Configured): Merchant {
    const known = this.#known.get(configured) ?? withBusiness(configured);
    this.#known.set(configured, known);
    return known;
  }
}
