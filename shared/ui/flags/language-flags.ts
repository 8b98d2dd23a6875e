/** The drawn flags; every other language gets a globe. */
export type FlagName = 'cn' | 'tw' | 'hk' | 'gb' | 'jp' | 'kr' | 'id' | 'es' | 'vn' | 'in' | 'th';

/** Language codes of the product, with the territory of their flag. */
export const languageFlags: Record<string, string> = {
  CN: 'cn',
  TW: 'tw',
  HK: 'hk',
  EN: 'gb',
  JA: 'jp',
  KO: 'kr',
  ID: 'id',
  ES: 'es',
  VI: 'vn',
  TA: 'in',
  TH: 'th',
  HI: 'in',
  TE: 'in',
  BN: 'bd',
  MS: 'my',
  KM: 'kh',
  LO: 'la',
  MY: 'mm',
  TL: 'ph',
  PT: 'pt',
  BR: 'br',
  FR: 'fr',
  DE: 'de',
  IT: 'it',
  NL: 'nl',
  RU: 'ru',
  UK: 'ua',
  PL: 'pl',
  TR: 'tr',
  AR: 'sa',
  FA: 'ir',
  SV: 'se',
};

/** For a language without a flag. */
export const fallbackFlag = 'globe';

/** The flag of a language, whatever its case; `globe` when there is none. */
export const flagOf = (language: string): string => languageFlags[language.toUpperCase()] ?? fallbackFlag;
