/** @import { DescribedPlay } from '../../../lottery/betting/contract' */
import { isPossible, readNumbers } from './numbers.js';

/**
 * The lines of numbers that the address brings: one line of the first play where they fit it, such as five digits of five
 * places. Digits of a game with another count of places, or of a race, are a line for each place; 0 is the tenth car.
 * @param {string} text
 * @param {DescribedPlay} first
 * @param {readonly DescribedPlay[]} plays
 * @returns {{ play: DescribedPlay, numbers: number[] }[]}
 */
export function broughtLines(text, first, plays) {
  const numbers = readNumbers(text, first.numbers);
  if (numbers) return [{ play: first, numbers }];
  const digits = text
    .normalize('NFKC')
    .split(',')
    .map((word) => (/^\d$/.test(word.trim()) ? Number(word) : -1));
  const places = plays.filter(({ kind }) => kind === 'place').slice(0, digits.length);
  const lines = places.map((play, index) => ({ play, numbers: [inGame(digits[index] ?? -1, play.numbers)] }));
  return lines.every(({ play, numbers: [number = -1] }) => isPossible([number], play.numbers)) ? lines : [];
}

/**
 * @param {number} digit
 * @param {DescribedPlay['numbers']} rule
 */
function inGame(digit, { lowest, highest }) {
  return digit === 0 && lowest === 1 && highest === 10 ? highest : digit;
}
