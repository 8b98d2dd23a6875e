import type { Merchant } from '../merchants/merchant';
import { randomText } from '../random-text';

/** Where the merchant's registration has no rule for passwords. */
const fallback = { acceptedPattern: '*', minLength: 6, maxLength: 12 };

/** Without what looks like something else: 0 O, 1 I l, 2 Z, 5 S, 8 B. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXYabcdefghjkmnpqrstuvwxyz34679';
/** Characters of a password that is made: 55 bits. */
const length = 10;

/** Whether the merchant takes this for a password. */
export function passwordFits(merchant: Pick<Merchant, 'registration'>, password: string): boolean {
  const { acceptedPattern, minLength, maxLength } = ruleOf(merchant);
  const fits = acceptedPattern === '*' || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(password);
  return fits && password.length >= minLength && password.length <= maxLength;
}

/** A password that nobody can guess, as long as the merchant's rule lets it be. */
export function makePassword(merchant: Pick<Merchant, 'registration'>): string {
  const { minLength, maxLength } = ruleOf(merchant);
  const characters = Math.max(minLength, Math.min(length, maxLength));
  return randomText(alphabet, characters);
}

function ruleOf({ registration }: Pick<Merchant, 'registration'>) {
  return registration.fields.find(({ key, enabled }) => key === 'password' && enabled) ?? fallback;
}
