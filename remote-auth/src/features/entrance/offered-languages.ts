import type { Language } from '@atrium/contract';

/** Languages the sign-in area speaks, in the order it lists them. */
const spoken = ['CN', 'TW', 'JA', 'EN', 'TH', 'VI'];

/** Those of the merchant's languages that the sign-in area speaks. */
export function offeredLanguages(available: Language['available']): Language['available'] {
  return spoken.flatMap((code) => available.find((language) => language.code === code) ?? []);
}
