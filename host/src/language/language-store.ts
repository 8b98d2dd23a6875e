import {
  languages,
  languageTag,
  type Currency,
  type Language,
  type Money,
  type Texts,
  type TextValues,
} from '@atrium/contract';
import { createInstance, type i18n } from 'i18next';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SessionKeys } from '../storage/session-keys';
import type { SiteCookies } from '../storage/site-cookies';
import { formatDate, formatMoney } from './format';
import { initialLanguage } from './initial-language';

/** Texts in one language, `undefined` where there are none in it. */
export type TextSource = (code: string) => Promise<Texts | undefined>;

export interface LanguageCollaborators {
  /** The merchant's languages, the default first. */
  offered: readonly string[];
  currency: Currency;
  keys: SessionKeys;
  cookies: SiteCookies;
  hostTexts: TextSource;
  /** The page's root, for its `lang`. */
  root: Pick<HTMLElement, 'lang'>;
}

const hostNamespace = 'host';
const fallbackLanguage = 'EN';
/** A merchant's list may name a language that this release does not know. */
const named: Partial<Record<string, { name: string }>> = languages;

/** The page's language, the texts of host and remotes, and all formatting by the language's rules. */
export class LanguageStore {
  current: string;
  /** Increases when texts arrive, so that components with texts are drawn again. */
  revision = 0;
  /** The customer's currency by the back end; it goes before the merchant's configuration. */
  answered: Currency | undefined = undefined;
  readonly available: Language['available'];
  readonly #with: LanguageCollaborators;
  readonly #sources = new Map<string, TextSource>();
  /** Namespaces with texts on their way. */
  readonly #loading = new Set<string>();
  readonly #i18n: i18n = createInstance();
  readonly #choiceListeners = new Set<(code: string) => void>();
  #choice = 0;

  constructor(collaborators: LanguageCollaborators) {
    const { offered, keys, cookies } = collaborators;
    this.#with = collaborators;
    this.current = initialLanguage(offered, keys.get('hisLang'), cookies.read(cookies.languageName));
    this.available = offered.map((code) => ({ code, name: named[code]?.name ?? code }));
    makeAutoObservable<this>(this, { available: false, answered: observableRef }, { autoBind: true });
  }

  /** BCP 47 tag of the current language. */
  get locale(): string {
    return languageTag(this.current);
  }

  /** Loads the host's texts in the page's language. Never rejects: a portal without texts shows keys. */
  async load(): Promise<void> {
    await this.#i18n.init({
      lng: this.locale,
      fallbackLng: languageTag(fallbackLanguage),
      load: 'currentOnly',
      fallbackNS: hostNamespace,
      resources: {},
      saveMissing: true,
      missingKeyHandler: (_languages, namespace) => void this.#fallBack(namespace),
      keySeparator: false,
      nsSeparator: false,
      // React escapes; a text is never put into HTML
      interpolation: { escapeValue: false },
    });
    this.#remember();
    await this.addTexts(hostNamespace, this.#with.hostTexts);
  }

  /** Adds a remote's texts and keeps them in the page's language. Never rejects. */
  async addTexts(namespace: string, source: TextSource): Promise<void> {
    this.#sources.set(namespace, source);
    await this.#fetch(namespace, source, this.current);
    runInAction(() => (this.revision += 1));
  }

  /** Texts that are already loaded, such as the titles in the composition. */
  putTexts(namespace: string, code: string, texts: Texts): void {
    this.#i18n.addResourceBundle(languageTag(code), namespace, texts);
    this.revision += 1;
  }

  /** Switches the page without a reload, remembers the choice and reports it to listeners. The last choice wins. */
  async choose(code: string): Promise<void> {
    if (!this.#with.offered.includes(code)) return;
    const choice = ++this.#choice;
    await Promise.all([...this.#sources].map(([namespace, source]) => this.#fetch(namespace, source, code)));
    if (choice !== this.#choice) return;
    await this.#i18n.changeLanguage(languageTag(code));
    runInAction(() => {
      this.current = code;
      this.#remember();
    });
    for (const listener of this.#choiceListeners) listener(code);
  }

  /** Calls `listener` with the code after a person has chosen a language. Returns the stop. */
  onChosen(listener: (code: string) => void): () => void {
    this.#choiceListeners.add(listener);
    return () => this.#choiceListeners.delete(listener);
  }

  /** Whether there is a text for a key, in this language or in EN. */
  knows(key: string, namespace: string = hostNamespace): boolean {
    return this.revision >= 0 && this.#i18n.exists(key, { ns: namespace, lng: this.locale });
  }

  /** A text of the remote, else of the host, else in EN, else the key. */
  text(key: string, values?: TextValues, namespace: string = hostNamespace): string {
    if (this.revision < 0) return key;
    return this.#i18n.t(key, { ...values, ns: namespace, lng: this.locale });
  }

  money(amount: Money): string {
    const { currency } = this.#with;
    return formatMoney(amount, this.answered?.code === amount.currency ? this.answered : currency, this.locale);
  }

  /** Writes amounts of this currency as the back end says. */
  adoptCurrency(answered: Currency): void {
    this.answered = answered;
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.locale, options).format(value);
  }

  date(value: number | Date, style: Parameters<Language['date']>[1] = 'short'): string {
    return formatDate(value, style, this.locale);
  }

  #remember(): void {
    const { keys, cookies, root } = this.#with;
    keys.set('hisLang', this.current);
    cookies.write(cookies.languageName, this.current);
    root.lang = this.locale;
  }

  /** Loads EN where a language lacks a text; once for each namespace, and not while its own texts are on their way. */
  async #fallBack(namespace: string): Promise<void> {
    const source = this.#sources.get(namespace);
    if (
      !source ||
      this.#loading.has(namespace) ||
      this.#i18n.hasResourceBundle(languageTag(fallbackLanguage), namespace)
    )
      return;
    await this.#fetch(namespace, source, fallbackLanguage);
    runInAction(() => (this.revision += 1));
  }

  /** Loads a namespace in one language; loads EN instead where a source has none in it, or fails. */
  async #fetch(namespace: string, source: TextSource, code: string): Promise<void> {
    if (this.#i18n.hasResourceBundle(languageTag(code), namespace)) return;
    this.#loading.add(namespace);
    const texts = await source(code).catch(() => undefined);
    this.#loading.delete(namespace);
    if (texts) this.#i18n.addResourceBundle(languageTag(code), namespace, texts);
    else if (code !== fallbackLanguage) await this.#fetch(namespace, source, fallbackLanguage);
  }
}
