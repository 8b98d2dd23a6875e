import { writeText, type Texts, type TextValues } from '@atrium/contract';

/** Texts by namespace and locale. */
export class TextBook {
  readonly #pages = new Map<string, Texts>();

  constructor(
    /** Where a key is looked up that is not in the namespace asked for. */
    private readonly commonNamespace: string,
    /** Where a key is looked up that is not in the locale asked for. */
    private readonly commonLocale: string,
  ) {}

  put(namespace: string, locale: string, texts: Texts): void {
    const page = `${namespace} ${locale}`;
    this.#pages.set(page, { ...this.#pages.get(page), ...texts });
  }

  has(namespace: string, locale: string): boolean {
    return this.#pages.has(`${namespace} ${locale}`);
  }

  /** The namespace's own words in any of the two locales go before the common ones in the right locale. */
  write(key: string, namespace: string, locale: string, values?: TextValues): string | undefined {
    for (const space of [namespace, this.commonNamespace])
      for (const place of [locale, this.commonLocale]) {
        const texts = this.#pages.get(`${space} ${place}`);
        const text = texts && writeText(texts, key, values, place);
        if (text !== undefined) return text;
      }
    return undefined;
  }
}
