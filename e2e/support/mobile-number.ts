import { randomInt } from 'node:crypto';

/** What a number begins with and how many digits follow, as people of the merchant's country write it. */
const shapes: Record<string, [start: string, digits: number]> = {
  aurora: ['139', 8],
  lotus: ['09', 8],
  kestrel: ['090', 8],
};

/** A mobile number nobody has, of the country of a merchant of the demonstration. */
export function mobileNumber(merchant: string): string {
  const [start, digits] = shapes[merchant] ?? ['', 11];
  return start + String(randomInt(10 ** digits)).padStart(digits, '0');
}
