import type { LanguageCode } from './languages';

/** What `texts` holds for a language code; EN's for an unknown code. */
export function inLanguage<T>(texts: Record<LanguageCode, T>, code: string): T {
  return Object.hasOwn(texts, code) ? texts[code as LanguageCode] : texts.EN;
}
