/** @import { DescribedPlay, GameState, SlipLine, SlipRequest } from '../../../lottery/betting/contract' */
import { isSameLine } from './numbers.js';

/**
 * A slip before it is sent: its lines, unit, multiple and number of issues. The issues are the first ones on sale.
 */
export class Slip {
  /** @type {SlipLine[]} */
  lines = [];
  /** Place in the list of units. */
  unit = 0;
  multiple = 1;
  issueCount = 1;

  /** @param {GameState} state */
  constructor(state) {
    this.state = state;
  }

  /**
   * Adds a line, unless the slip has it. Returns whether it was added.
   * @param {DescribedPlay} play
   * @param {number[]} numbers
   */
  add(play, numbers) {
    const line = { play: play.code, numbers };
    if (this.lines.length >= this.state.limits.lines || this.lines.some((other) => isSameLine(line, other, play)))
      return false;
    this.lines.push(line);
    return true;
  }

  /** The issues that the slip is for, by their public numbers. */
  get issues() {
    return this.state.issues.slice(0, this.issueCount).map(({ numero }) => numero);
  }

  /** Price of one line, in minor units. */
  get price() {
    return this.state.units[this.unit] ?? 0;
  }

  /** What the slip costs, in minor units. */
  get total() {
    return this.price * this.multiple * this.lines.length * this.issues.length;
  }

  /** @returns {SlipRequest} */
  get request() {
    const { lines, price, multiple, issues, total, state } = this;
    return { game: state.game, lines: lines.map((line) => ({ ...line })), unit: price, multiple, issues, total };
  }

  /**
   * Takes back what a tab stored, as far as the game still allows it.
   * @param {Partial<Pick<Slip, 'lines' | 'unit' | 'multiple' | 'issueCount'>>} stored
   */
  restore({ lines = [], unit = 0, multiple = 1, issueCount = 1 }) {
    const { plays, units, limits } = this.state;
    for (const { play: code, numbers } of lines) {
      const play = plays.find((one) => one.code === code);
      if (play) this.add(play, numbers);
    }
    this.unit = Math.min(unit, units.length - 1);
    this.multiple = Math.min(multiple, limits.multiple);
    this.issueCount = Math.min(issueCount, limits.issues);
  }
}
