import { Refusal } from '../../wire/refusal';
import type { LotteryGame } from '../game';
import type { BetTerms } from './bet-terms';
import type { SlipLine, SlipRequest } from './contract';
import { issuesOnSale, type Issue } from './issues-on-sale';
import { playOf, type Play } from './plays';
import { prizeOf } from './prize';

/** A slip that may be placed. */
export interface CheckedSlip {
  issues: Issue[];
  /** Of one issue, in minor units. */
  stake: number;
  total: number;
}

/** @throws Refusal that says what is wrong with the slip, see `SlipRefusal` */
export function checkSlip(game: LotteryGame, request: SlipRequest, terms: BetTerms, now: number): CheckedSlip {
  const { lines, unit, multiple } = request;
  const { limits } = terms;
  requireFewLines(lines, terms);
  if (!terms.units.includes(unit) || multiple > limits.multiple) throw new Refusal('request_invalid');
  const plays = readLines(game, lines);
  const issues = readIssues(game, request.issues, limits.issues, now);
  const price = unit * multiple;
  const [stake, total] = [price * lines.length, price * lines.length * issues.length];
  if (total < limits.minimumStake || total > limits.maximumStake)
    throw new Refusal('lottery_stake_limits', {
      value: { minimum: limits.minimumStake, maximum: limits.maximumStake },
    });
  if (highestPrize(plays, price, terms.returnRate) > limits.maximumPrize)
    throw new Refusal('lottery_prize_limit', { value: { maximum: limits.maximumPrize } });
  if (request.total !== total) throw new Refusal('request_invalid');
  return { issues, stake, total };
}

/** Before any work on the lines. @throws Refusal */
export function requireFewLines(lines: { length: number }, { limits }: BetTerms): void {
  if (lines.length > limits.lines) throw new Refusal('lottery_too_many_lines', { value: { maximum: limits.lines } });
}

/** The prizes of a slip's lines in a draw, in minor units. */
export function winOf({ game, lines, unit, multiple }: SlipRequest, drawn: readonly number[], rate: number): number {
  return lines.reduce((win, { play: code, numbers }) => {
    const play = playOf(game, code);
    return play?.wins(numbers, drawn) ? win + prizeOf(unit * multiple, play.chance, rate) : win;
  }, 0);
}

/** All prizes together: more than can be won at once where plays exclude each other. */
function highestPrize(plays: Play[], price: number, rate: number): number {
  return plays.reduce((sum, { chance }) => sum + prizeOf(price, chance, rate), 0);
}

function readLines(game: LotteryGame, lines: SlipLine[]): Play[] {
  const known = new Set<string>();
  return lines.map((line, index) => {
    const play = playOf(game.code, line.play);
    const impossible = () => new Refusal('lottery_numbers_impossible', { value: { line: index } });
    if (!play || !areNumbersOf(play, line.numbers)) throw impossible();
    const name = nameOfLine(play, line);
    if (known.has(name)) throw impossible();
    known.add(name);
    return play;
  });
}

/** Equal for lines that win in the same draws. */
function nameOfLine({ code, numbers: { ordered } }: Play, { numbers }: SlipLine): string {
  const named = ordered ? numbers : [...numbers].sort((one, other) => one - other);
  return `${code} ${named.join()}`;
}

function areNumbersOf({ numbers: { count, lowest, highest, distinct } }: Play, chosen: number[]): boolean {
  const inRange = chosen.every((number) => Number.isInteger(number) && number >= lowest && number <= highest);
  return chosen.length === count && inRange && (!distinct || new Set(chosen).size === count);
}

/** @throws Refusal `lottery_issue_closed` for an issue that is no longer on sale, with the one now on sale */
function readIssues(game: LotteryGame, numeros: string[], most: number, now: number): Issue[] {
  if (numeros.length === 0 || numeros.length > most || new Set(numeros).size !== numeros.length)
    throw new Refusal('request_invalid');
  const onSale = issuesOnSale(game, now, most);
  return numeros
    .map((numero) => {
      const issue = onSale.find((candidate) => candidate.numero === numero);
      if (!issue) throw closedIssue(game, numero, now);
      return issue;
    })
    .sort((one, other) => one.issue - other.issue);
}

/** The refusal of an issue that takes no bets. */
export function closedIssue(game: LotteryGame, closed: string, now: number): Refusal {
  const [next] = issuesOnSale(game, now, 1);
  const onSale = next && { numero: next.numero, closesAt: next.closesAt, drawsAt: next.drawsAt };
  return new Refusal('lottery_issue_closed', { value: { closed, onSale } });
}
