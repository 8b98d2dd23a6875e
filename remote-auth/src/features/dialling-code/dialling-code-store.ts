import { preselectedCountry, systemCountries, systemLocation, toCountries, type Country } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';

/** The dialling code of a mobile number. */
export class DiallingCodeStore {
  countries: Country[] = [];
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  chosen: Country | undefined = undefined;
  /** The typed code, used if the list could not be loaded. */
  typed = '';
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Digits for `countryDialingCode`; absent while none is chosen. */
  get code(): string | undefined {
    return (this.state === 'failed' ? this.typed : this.chosen?.diallingCode) || undefined;
  }

  /** Loads the countries once, and preselects the visitor's; without a location the first country is selected. */
  async load(): Promise<void> {
    if (this.state !== 'idle') return;
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
