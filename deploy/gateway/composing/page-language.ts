import { defaultLanguage } from '@atrium/api/figures';

/** The language of a page: the remembered one if the merchant offers it, else the merchant's default. */
export function pageLanguage(languages: readonly string[], remembered: string | undefined): string {
  return remembered !== undefined && languages.includes(remembered) ? remembered : (languages[0] ?? defaultLanguage);
}
