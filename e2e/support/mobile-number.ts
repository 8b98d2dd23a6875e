import { randomInt } from 'node:crypto';

/** Prefix and number of further digits, by merchant. */
const shapes: Record<string, [start: string, digits: number]> = {
  aurora: ['139', 8],
  lotus: ['09', 8],
  kestrel: ['090', 8],
};

/** An unused mobile number of a demo merchant's country. */
export function mobileNumber(merchant: string): string {
  const [start, digits] = shapes[merchant] ?? ['', 11];
  return start + String(randomInt(10 ** digits)).padStart(digits, '0');
}
