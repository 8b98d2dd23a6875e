import { preselectedCountry, systemCountries, systemLocation, toCountries, type Country } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';

/** A dialling code that may still be loading. */
export type DiallingCode = string | undefined | Promise<string | undefined>;

/** The dialling code of a mobile number. */
export class DiallingCodeStore {
  countries: Country[] = [];
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  chosen: Country | undefined = undefined;
  /** The typed code, used if the list could not be loaded. */
  typed = '';
  readonly #api: Api;
  #loading: Promise<void> | undefined = undefined;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Digits for `countryDialingCode`; absent while none is chosen. */
  get code(): string | undefined {
    return (this.state === 'failed' ? this.typed : this.chosen?.diallingCode) || undefined;
  }

  /** The code, after the countries have loaded if they are loading: a press must not overtake them. */
  async codeOnceLoaded(): Promise<string | undefined> {
    await this.#loading;
    return this.code;
  }

  /** Loads the countries once, and preselects the visitor's; without a location the first country is selected. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<void> {
    this.state = 'loading';
    try {
      const [answer, located] = await Promise.all([
        this.#api.call(systemCountries, {}),
        this.#api.call(systemLocation, {}).catch(() => undefined),
      ]);
      const countries = toCountries(answer);
      runInAction(() => {
        this.countries = countries;
        this.chosen = preselectedCountry(countries, located?.countryCode);
        this.state = countries.length > 0 ? 'ready' : 'failed';
      });
    } catch {
      runInAction(() => (this.state = 'failed')); // the host has reported it; the code can be typed
    }
  }

  choose(code: string): void {
    this.chosen = this.countries.find((country) => country.code === code) ?? this.chosen;
  }

  /** Keeps the digits only, without a leading plus. */
  type(text: string): void {
    this.typed = text.normalize('NFKC').replace(/\D/g, '');
  }
}
