import { inLanguage, type LanguageCode } from '@atrium/contract';

/** The provider's language codes by portal language. */
const names: Record<LanguageCode, string> = {
  CN: 'zho',
  TW: 'zho-tw',
  HK: 'zho-hk',
  EN: 'eng',
  JA: 'jpn',
  KO: 'kor',
  ID: 'ind',
  ES: 'spa',
  VI: 'vie',
  TA: 'tam',
  TH: 'tha',
};

export function providerLanguage(code: string): string {
  return inLanguage(names, code);
}
