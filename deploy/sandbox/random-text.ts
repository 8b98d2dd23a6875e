import { randomInt } from 'node:crypto';

/** Characters of an alphabet, each as likely as any other, of which nobody can guess the next. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** `042917`: digits, with what zeros there are in front. */
export function randomDigits(length: number): string {
  return randomText('0123456789', length);
}
