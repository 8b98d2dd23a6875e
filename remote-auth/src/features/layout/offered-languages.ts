import type { Language } from '@atrium/contract';

/** Languages of the sign-in views, in menu order. */
const supported = ['CN', 'TW', 'JA', 'EN', 'TH', 'VI'];

/** The merchant's languages that the sign-in views support. */
export function offeredLanguages(available: Language['available']): Language['available'] {
  return supported.flatMap((code) => available.find((language) => language.code === code) ?? []);
}
