/** @import { NamedPlay, SlipLine } from '../../../lottery/betting/contract' */
/** @import { SayLottery } from './texts.js' */
import { numberText } from './numbers.js';
import { playName } from './plays.js';

/**
 * A line in text: the play and its numbers.
 * @param {SayLottery} say
 * @param {SlipLine} line
 * @param {readonly NamedPlay[]} plays those of the line's game; an unknown one is named by its code
 * @param {string} family
 */
export function lineText(say, { play: code, numbers }, plays, family) {
  const play = plays.find((one) => one.code === code);
  const name = play ? playName(say, play, family) : code;
  const text = numbers.map((number) => (play ? numberText(number, play.numbers) : String(number))).join(' ');
  return [name, text].filter(Boolean).join(': ');
}
