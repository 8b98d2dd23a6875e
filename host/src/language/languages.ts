import { defaultLanguage } from '@atrium/api/figures';

/** Every language the portal knows by code: its BCP 47 tag and its own name. */
export const languages: Record<string, { locale: string; name: string }> = {
  CN: { locale: 'zh-CN', name: '简体中文' },
  TW: { locale: 'zh-TW', name: '繁體中文（台灣）' },
  HK: { locale: 'zh-HK', name: '繁體中文（香港）' },
  EN: { locale: 'en', name: 'English' },
  JA: { locale: 'ja', name: '日本語' },
  KO: { locale: 'ko', name: '한국어' },
  ID: { locale: 'id', name: 'Bahasa Indonesia' },
  ES: { locale: 'es', name: 'Español' },
  VI: { locale: 'vi', name: 'Tiếng Việt' },
  TA: { locale: 'ta', name: 'தமிழ்' },
  TH: { locale: 'th', name: 'ไทย' },
  RU: { locale: 'ru', name: 'Русский' },
  PT: { locale: 'pt', name: 'Português' },
  AR: { locale: 'ar', name: 'العربية' },
};

export function localeOf(code: string): string {
  return languages[code]?.locale ?? 'en';
}

/** The language a page starts in: the stored choice, its mirror in the cookie, the merchant's default, else CN. */
export function initialLanguage(
  offered: readonly string[],
  stored: string | undefined,
  mirrored: string | undefined,
): string {
  const chosen = [stored, mirrored].find((code) => code !== undefined && offered.includes(code));
  return chosen ?? offered[0] ?? defaultLanguage;
}
