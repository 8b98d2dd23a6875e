import type { Merchant } from '../merchants/merchant';
import { randomText } from '../random-text';

/** Used when the merchant's registration has no password rule. */
const fallback = { acceptedPattern: '*', minLength: 6, maxLength: 12 };

/** Without ambiguous characters: 0 O, 1 I l, 2 Z, 5 S, 8 B. */
const alphabet = 'ACDEFGHJKMNPQRTUVWXYabcdefghjkmnpqrstuvwxyz34679';
/** Length of a generated password: 55 bits. */
const length = 10;

/** Whether the password satisfies the merchant's rule. */
export function isPasswordAllowed(merchant: Pick<Merchant, 'registration'>, password: string): boolean {
  const { acceptedPattern, minLength, maxLength } = ruleOf(merchant);
  const fits = acceptedPattern === '*' || new RegExp(`^(?:${acceptedPattern})$`, 'u').test(password);
  return fits && password.length >= minLength && password.length <= maxLength;
}

/** A random password, as long as the merchant's rule allows. */
export function generatePassword(merchant: Pick<Merchant, 'registration'>): string {
  const { minLength, maxLength } = ruleOf(merchant);
  const characters = Math.max(minLength, Math.min(length, maxLength));
  return randomText(alphabet, characters);
}

function ruleOf({ registration }: Pick<Merchant, 'registration'>) {
  return registration.fields.find(({ key, enabled }) => key === 'password' && enabled) ?? fallback;
}
