import { defaultLanguage } from '@atrium/api/figures';

/** The language a page starts in: the stored choice, its mirror in the cookie, the merchant's default, else CN. */
export function initialLanguage(
  offered: readonly string[],
  stored: string | undefined,
  mirrored: string | undefined,
): string {
  const chosen = [stored, mirrored].find((code) => code !== undefined && offered.includes(code));
  return chosen ?? offered[0] ?? defaultLanguage;
}
