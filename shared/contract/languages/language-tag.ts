import { languages } from './languages';

/** Languages that the product's mobile table maps and the portal has no texts in. */
const mappedOnly = { RU: 'ru', PT: 'pt', AR: 'ar' };

const tags = new Map<string, string>([
  ...Object.entries(languages).map(([code, { tag }]) => [code, tag] as const),
  ...Object.entries(mappedOnly),
]);

/** The BCP 47 tag of a language code; `en` for an unknown one. */
export function languageTag(code: string): string {
  return tags.get(code) ?? 'en';
}
