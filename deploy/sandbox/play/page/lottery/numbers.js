/** @import { DescribedPlay, SlipLine } from '../../../lottery/betting/contract' */

/**
 * Reads the numbers of a line as people write them: with or without separators, with leading zeros, with full-width
 * digits. Undefined unless they are as many as the play asks for, in its range, and different where they must be.
 * @param {string} text
 * @param {DescribedPlay['numbers']} rule
 */
export function readNumbers(text, rule) {
  const typed = text.normalize('NFKC');
  const words = typed.split(/[^0-9]+/).filter(Boolean);
  if (/[^0-9\s,.;:/|、，。・-]/.test(typed)) return undefined;
  // a minus separates numbers, but does not begin one
  if (/(?:^|[^0-9-])-\d/.test(typed)) return undefined;
  const width = String(rule.highest).length;
  const [only = ''] = words;
  const parts = words.length === 1 && rule.count > 1 ? inChunks(only, width, rule.count) : words;
  const numbers = parts?.map(Number);
  return numbers && isPossible(numbers, rule) ? numbers : undefined;
}

/**
 * @param {string} digits
 * @param {number} width
 * @param {number} count
 */
function inChunks(digits, width, count) {
  if (digits.length !== width * count) return undefined;
  return Array.from({ length: count }, (_, index) => digits.slice(index * width, (index + 1) * width));
}

/**
 * @param {readonly number[]} numbers
 * @param {DescribedPlay['numbers']} rule
 */
export function isPossible(numbers, rule) {
  return (
    numbers.length === rule.count &&
    numbers.every((number) => Number.isSafeInteger(number) && number >= rule.lowest && number <= rule.highest) &&
    (!rule.distinct || new Set(numbers).size === numbers.length)
  );
}

/**
 * Random numbers of a line.
 * @param {DescribedPlay['numbers']} rule
 * @param {() => number} random like `Math.random`
 */
export function rollLine({ count, lowest, highest, distinct, ordered }, random) {
  const left = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  const numbers = Array.from({ length: count }, () => {
    const place = Math.floor(random() * left.length);
    const [number = lowest] = distinct ? left.splice(place, 1) : left.slice(place, place + 1);
    return number;
  });
  return ordered ? numbers : numbers.sort((one, other) => one - other);
}

/**
 * Writes a number as draws show it: two digits where the highest has two.
 * @param {number} number
 * @param {{ highest: number }} rule
 */
export function numberText(number, { highest }) {
  return highest > 9 ? String(number).padStart(2, '0') : String(number);
}

/**
 * Whether two lines are the same bet.
 * @param {SlipLine} one
 * @param {SlipLine} other
 * @param {DescribedPlay} play
 */
export function isSameLine(one, other, { numbers: { ordered } }) {
  const text = (/** @type {SlipLine} */ { numbers }) =>
    (ordered ? numbers : [...numbers].sort((first, second) => first - second)).join();
  return one.play === other.play && text(one) === text(other);
}
