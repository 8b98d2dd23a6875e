import type { Merchant as Configured } from '../../merchants';
import { withBusiness } from './with-business';
import type { Merchant } from './merchant';

/** Source of the merchant configuration. */
export interface MerchantSource {
  /** The merchants as configured now, in a new list after each change; an unchanged merchant keeps its object identity. */
  readonly all: readonly Configured[];
  /** Notifies of the codes of new or changed merchants; omitted for a fixed configuration. */
  subscribe?(listener: (changed: ReadonlySet<string>) => void): () => void;
}

/** The merchants that the sandbox serves, each with its business data, as configured now. */
export class MerchantDirectory {
  #read: readonly Configured[] | undefined;
  #byCode = new Map<string, Merchant>();
  readonly #source: MerchantSource;
  readonly #known: WeakMap<Configured, Merchant>;

  constructor(source: MerchantSource, known = new WeakMap<Configured, Merchant>()) {
    this.#source = source;
    this.#known = known;
  }

  get(code: string): Merchant | undefined {
    return this.#present().get(code);
  }

  keys(): string[] {
    return [...this.#present().keys()];
  }

  values(): Merchant[] {
    return [...this.#present().values()];
  }

  /** Some of the merchants, as they are now. */
  only(codes: ReadonlySet<string>): MerchantDirectory {
    return new MerchantDirectory({ all: this.#source.all.filter(({ code }) => codes.has(code)) }, this.#known);
  }

  /** Notifies the listener of the codes of new or changed merchants; returns an unsubscribe function. */
  subscribe(listener: (changed: ReadonlySet<string>) => void): () => void {
    return this.#source.subscribe?.(listener) ?? (() => undefined);
  }

  #present(): Map<string, Merchant> {
    const { all } = this.#source;
    if (all !== this.#read) {
      this.#read = all;
      const served = all.filter(({ upstream }) => upstream.kind === 'sandbox');
      this.#byCode = new Map(served.map((configured) => [configured.code, this.#withBusiness(configured)]));
    }
    return this.#byCode;
  }

  #withBusiness(configured: Configured): Merchant {
    const known = this.#known.get(configured) ?? withBusiness(configured);
    this.#known.set(configured, known);
    return known;
  }
}
