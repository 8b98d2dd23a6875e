import { numberRuleOf, type NumberRule } from '@atrium/api';

/** What a bet is about: the whole number in order, one place of it, numbers among it, its sum, or its end. */
export type PlayKind = 'straight' | 'place' | 'any' | 'sum' | 'tail';

/** A probability as an exact fraction: the number of winning draws among all equally likely ones. */
export interface Chance {
  ways: number;
  of: number;
}

/** The numbers that a line of a play names. */
export interface NumbersOfLine {
  /** How many; none for a play on the sum. */
  count: number;
  lowest: number;
  highest: number;
  /** Whether each must be different. */
  distinct: boolean;
  /** Whether their order matters. */
  ordered: boolean;
}

/** One way to bet on a game. */
export interface Play {
  /** Unique in its game: `straight`, `place1`, `any2`, `sum-big`, `tail2`. */
  code: string;
  kind: PlayKind;
  numbers: NumbersOfLine;
  chance: Chance;
  /** Whether a line with these numbers wins the draw. */
  wins(chosen: readonly number[], drawn: readonly number[]): boolean;
}

/** Places that count for the sum and for numbers of plays on several places: the podium of a race, else all. */
const podium = 3;
const sumOfRace = 2;

/** The plays of a game by its code, in the order of the page. The same code has the same plays for ever. */
export function playsOf(gameCode: string): readonly Play[] {
  const known = cache.get(gameCode);
  if (known) return known;
  const rule = numberRuleOf(gameCode);
  const plays = [straight(rule), ...places(rule), ...anyOf(rule), ...sums(rule), ...tails(rule)];
  cache.set(gameCode, plays);
  return plays;
}

const cache = new Map<string, readonly Play[]>();

export function playOf(gameCode: string, code: string): Play | undefined {
  return playsOf(gameCode).find((play) => play.code === code);
}

/** The drawn numbers of a published winning number, `3,0,9,9,1`. */
export function readDrawn(winningNumber: string): number[] {
  return winningNumber.split(',').map(Number);
}

/** Whether all places of the game together are one permutation, so that a bet on all of them would never be won. */
function isRace(rule: NumberRule): boolean {
  return rule.kind === 'distinct' && rule.count === rule.highest;
}

function range(rule: NumberRule): Pick<NumbersOfLine, 'lowest' | 'highest'> {
  return rule.kind === 'digits' ? { lowest: 0, highest: 9 } : { lowest: 1, highest: rule.highest };
}

/** Draws of `count` places in order. */
function arrangements(rule: NumberRule, count: number): number {
  let all = 1;
  for (let place = 0; place < count; place++) all *= rule.kind === 'digits' ? 10 : rule.highest - place;
  return all;
}

function straight(rule: NumberRule): Play {
  const count = isRace(rule) ? podium : rule.count;
  return {
    code: 'straight',
    kind: 'straight',
    numbers: { count, ...range(rule), distinct: rule.kind === 'distinct', ordered: true },
    chance: { ways: 1, of: arrangements(rule, count) },
    wins: (chosen, drawn) => chosen.every((number, place) => drawn[place] === number),
  };
}

function places(rule: NumberRule): Play[] {
  return Array.from({ length: rule.count }, (_, place) => ({
    code: `place${place + 1}`,
    kind: 'place',
    numbers: { count: 1, ...range(rule), distinct: false, ordered: false },
    chance: { ways: 1, of: arrangements(rule, 1) },
    wins: ([number], drawn) => drawn[place] === number,
  }));
}

/** Each chosen number is among the drawn ones; in a race, among the first three. */
function anyOf(rule: NumberRule): Play[] {
  const among = isRace(rule) ? podium : rule.count;
  const most = rule.kind === 'digits' ? Math.min(2, among) : Math.min(5, among);
  return Array.from({ length: most }, (_, index) => {
    const count = index + 1;
    return {
      code: `any${count}`,
      kind: 'any',
      numbers: { count, ...range(rule), distinct: true, ordered: false },
      chance: chanceOfAny(rule, among, count),
      wins: (chosen, drawn) => chosen.every((number) => drawn.slice(0, among).includes(number)),
    };
  });
}

function chanceOfAny(rule: NumberRule, among: number, count: number): Chance {
  if (rule.kind === 'distinct')
    return { ways: choose(rule.highest - count, among - count), of: choose(rule.highest, among) };
  // draws without the one digit, or without one of two, by inclusion and exclusion
  const all = 10 ** among;
  const ways = count === 1 ? all - 9 ** among : all - 2 * 9 ** among + 8 ** among;
  return { ways, of: all };
}

function sums(rule: NumberRule): Play[] {
  const count = isRace(rule) ? sumOfRace : rule.count;
  const waysOfSum = sumsOf(rule, count);
  const [least = 0, most = 0] = [Math.min(...waysOfSum.keys()), Math.max(...waysOfSum.keys())];
  const middle = Math.floor((least + most) / 2);
  const tests: Record<string, (sum: number) => boolean> = {
    'sum-big': (sum) => sum > middle,
    'sum-small': (sum) => sum <= middle,
    'sum-odd': (sum) => sum % 2 === 1,
    'sum-even': (sum) => sum % 2 === 0,
  };
  const of = [...waysOfSum.values()].reduce((all, ways) => all + ways, 0);
  return Object.entries(tests).map(([code, isMet]) => ({
    code,
    kind: 'sum',
    numbers: { count: 0, ...range(rule), distinct: false, ordered: false },
    chance: { ways: [...waysOfSum].reduce((ways, [sum, own]) => (isMet(sum) ? ways + own : ways), 0), of },
    wins: (_chosen, drawn) => isMet(drawn.slice(0, count).reduce((sum, number) => sum + number, 0)),
  }));
}

/** The number of draws of each sum of `count` places; of sets of numbers where none repeats. */
function sumsOf(rule: NumberRule, count: number): Map<number, number> {
  const { lowest, highest } = range(rule);
  // bySize[size] has the sums of that many numbers
  let bySize = [new Map([[0, 1]]), ...Array.from({ length: count }, () => new Map<number, number>())];
  if (rule.kind === 'digits') {
    let sums = new Map([[0, 1]]);
    for (let place = 0; place < count; place++) {
      const next = new Map<number, number>();
      for (const [sum, ways] of sums)
        for (let digit = lowest; digit <= highest; digit++) next.set(sum + digit, (next.get(sum + digit) ?? 0) + ways);
      sums = next;
    }
    return sums;
  }
  for (let number = lowest; number <= highest; number++)
    bySize = bySize.map((sums, size) => {
      const next = new Map(sums);
      for (const [sum, ways] of bySize[size - 1] ?? []) next.set(sum + number, (next.get(sum + number) ?? 0) + ways);
      return next;
    });
  return bySize[count] ?? new Map<number, number>();
}

/** The last two places in order, and the last three where the number has more. */
function tails(rule: NumberRule): Play[] {
  const counts = rule.kind === 'digits' && rule.count > 3 ? [2, 3] : [2];
  return counts.map((count) => ({
    code: `tail${count}`,
    kind: 'tail',
    numbers: { count, ...range(rule), distinct: rule.kind === 'distinct', ordered: true },
    chance: { ways: 1, of: arrangements(rule, count) },
    wins: (chosen, drawn) => chosen.every((number, place) => drawn[drawn.length - count + place] === number),
  }));
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let taken = 0; taken < count; taken++) ways = (ways * (from - taken)) / (taken + 1);
  return ways;
}
