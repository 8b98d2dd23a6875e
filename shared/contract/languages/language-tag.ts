import { languages, type LanguageCode } from './languages';

/** Languages that the product's mobile table maps and the portal has no texts in. */
const mappedOnly = ['RU', 'PT', 'AR'];

/** The BCP 47 tag of a language code; `en` for an unknown one. */
export function languageTag(code: string): string {
  if (mappedOnly.includes(code)) return code.toLowerCase();
  return Object.hasOwn(languages, code) ? languages[code as LanguageCode].tag : 'en';
}
