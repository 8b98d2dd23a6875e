/**
 * The languages of the portal by code, in menu order: the BCP 47 tag, for `lang` and `Intl`, and the language's own name.
 * Chinese tags name the script, and the region where one script has two languages.
 *
 * A new language is a row here and a file in each folder of texts. The compiler then names each table of texts inside
 * code that lacks it, and `text-folders.test.ts` of `@atrium/bundling` each folder.
 */
export const languages = {
  CN: { tag: 'zh-Hans', name: '简体中文' },
  TW: { tag: 'zh-Hant-TW', name: '繁體中文（台灣）' },
  HK: { tag: 'zh-Hant-HK', name: '繁體中文（香港）' },
  EN: { tag: 'en', name: 'English' },
  JA: { tag: 'ja', name: '日本語' },
  KO: { tag: 'ko', name: '한국어' },
  ID: { tag: 'id', name: 'Bahasa Indonesia' },
  ES: { tag: 'es', name: 'Español' },
  VI: { tag: 'vi', name: 'Tiếng Việt' },
  TA: { tag: 'ta', name: 'தமிழ்' },
  TH: { tag: 'th', name: 'ไทย' },
} as const;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];
