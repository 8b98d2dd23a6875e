/** @import { DescribedPlay, GameState, NamedPlay } from '../../../lottery/betting/contract' */
/** @import { SayLottery } from './texts.js' */

/** Number of places of a race that are added up. */
const sumOfRace = 2;

/**
 * Name of a play.
 * @param {SayLottery} say
 * @param {NamedPlay} play
 * @param {string} family
 */
export function playName(say, { code, kind, numbers: { count } }, family) {
  if (kind === 'sum') return say(/** @type {'sum-big'} */ (code));
  if (kind === 'place') return say('place', { place: code.replace(/\D/g, '') });
  if (kind === 'straight') return family === 'PK10' ? say('straightRace', { count }) : say('straight', { count });
  if (kind === 'tail') return say('tail', { count });
  return family === 'PK10' ? say('anyRace', { count }) : say('any', { count });
}

/**
 * What a play on the sum counts; empty for others.
 * @param {SayLottery} say
 * @param {DescribedPlay} play
 * @param {GameState} state
 */
export function sumRule(say, { kind, code }, { plays, family }) {
  if (kind !== 'sum') return '';
  const { least, most } = sumBounds(plays, family);
  const middle = Math.floor((least + most) / 2);
  if (code === 'sum-big') return say('sumRange', { from: middle + 1, to: most });
  if (code === 'sum-small') return say('sumRange', { from: least, to: middle });
  return say('sumRange', { from: least, to: most });
}

/**
 * @param {readonly DescribedPlay[]} plays
 * @param {string} family
 */
function sumBounds(plays, family) {
  const straight = plays.find(({ kind }) => kind === 'straight')?.numbers;
  const { lowest, highest, distinct } = straight ?? { lowest: 0, highest: 9, distinct: false };
  const count = family === 'PK10' ? sumOfRace : (straight?.count ?? 0);
  if (!distinct) return { least: lowest * count, most: highest * count };
  const sumFrom = (/** @type {number} */ first) => count * first + (count * (count - 1)) / 2;
  return { least: sumFrom(lowest), most: sumFrom(highest - count + 1) };
}

/**
 * The probability of a play in text.
 * @param {SayLottery} say
 * @param {DescribedPlay} play
 * @param {string} locale
 */
export function chanceText(say, { chance: { ways, of } }, locale) {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return say('chance', { many: format.format(of / ways) });
}
