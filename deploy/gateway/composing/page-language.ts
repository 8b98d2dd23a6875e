import { defaultLanguage } from '@atrium/api/figures';

/** The language a page is written in: the remembered one where the merchant offers it, else the merchant's default. */
export function pageLanguage(languages: readonly string[], remembered: string | undefined): string {
  return remembered !== undefined && languages.includes(remembered) ? remembered : (languages[0] ?? defaultLanguage);
}
