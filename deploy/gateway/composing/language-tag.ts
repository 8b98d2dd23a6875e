import { defaultLanguage } from '@atrium/api/figures';

const tags: Record<string, string> = {
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  HK: 'zh-HK',
  EN: 'en',
  JA: 'ja',
  KO: 'ko',
  ID: 'id',
  ES: 'es',
  VI: 'vi',
  TA: 'ta',
  TH: 'th',
};

/** The `lang` attribute of a language of ours. */
export function languageTag(language: string): string {
  return tags[language] ?? 'en';
}

/** The language a page is written in: the remembered one where the merchant offers it, else the merchant's default. */
export function pageLanguage(languages: readonly string[], remembered: string | undefined): string {
  return remembered !== undefined && languages.includes(remembered) ? remembered : (languages[0] ?? defaultLanguage);
}
