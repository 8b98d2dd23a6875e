import { randomInt } from 'node:crypto';

/** Cryptographically random characters of an alphabet, uniformly distributed. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Random digits, with leading zeros: `042917`. */
export function randomDigits(length: number): string {
  return randomText('0123456789', length);
}
