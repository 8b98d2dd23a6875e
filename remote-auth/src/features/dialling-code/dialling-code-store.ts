import { preselectedCountry, systemCountries, systemLocation, toCountries, type Country } from '@atrium/api';
import type { Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';

/** Which country's code goes before a mobile number. */
export class DiallingCodeStore {
  countries: Country[] = [];
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  chosen: Country | undefined = undefined;
  /** What was typed where the list could not be loaded. */
  typed = '';
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Digits to be sent as `countryDialingCode`; absent while there is none. */
  get code(): string | undefined {
    return (this.state === 'failed' ? this.typed : this.chosen?.diallingCode) || undefined;
  }

  /** Asks for the countries, once, and where the visitor is; without the latter the first country stands. */
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
      runInAction(() => (this.state = 'failed')); // told by the host; the code can be typed
    }
  }

  choose(code: string): void {
    this.chosen = this.countries.find((country) => country.code === code) ?? this.chosen;
  }

  /** Takes the digits: a plus in front is how it is said, and no part of it. */
  type(text: string): void {
    this.typed = text.normalize('NFKC').replace(/\D/g, '');
  }
}
