import type { Merchant as Configured } from '../../merchants';
import { withBusiness } from './with-business';
import type { Merchant } from './merchant';

/** Source of the merchant configuration. */
export interface MerchantSource {
  /** The merchants as configured now; an unchanged merchant keeps its object identity. */
  readonly all: readonly Configured[];
  /** Notifies of the codes of new or changed merchants; omitted for a fixed configuration. */
  subscribe?(listener: (changed: ReadonlySet<string>) => void): () => void;
}

/** The merchants that the sandbox serves, each with its business data, as configured now. */
export class MerchantDirectory {
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

  /** Notifies the listener of the codes of new or changed merchants; returns an unsubscribe function. */
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void {
    return this.source.subscribe?.(listener) ?? (() => undefined);
  }

  #withBusiness(configured: Configured): Merchant {
    const known = this.#known.get(configured) ?? withBusiness(configured);
    this.#known.set(configured, known);
    return known;
  }
}
