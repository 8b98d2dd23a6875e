import { numberRuleOf } from '@atrium/api';
import { allLotteries } from '../games';
import { playsOf, type Play } from './plays';
import { defaultReturn, lowestReturn, prizeOf } from './prize';

/** One game of each rule that a family has. */
const codes = ['CQSSC', 'SD11X5', 'TXFFC', 'BJPK10', 'THGOV6D', 'THBANK3D', 'YEEKEE5D', 'DANANG4D', 'HUE3D'];

it('covers the rule of every game', () => {
  const tested = new Set(codes.map((code) => JSON.stringify(numberRuleOf(code))));
  for (const { code } of allLotteries) expect(tested).toContain(JSON.stringify(numberRuleOf(code)));
});

it.each(codes)('states the chance of each play of %s as counted over all draws', (code) => {
  const plays = playsOf(code).map((play) => ({ play, chosen: exampleOf(play), wins: 0 }));
  let all = 0;
  for (const drawn of draws(code)) {
    all += 1;
    for (const counted of plays) if (counted.play.wins(counted.chosen, drawn)) counted.wins += 1;
  }
  for (const { play, wins } of plays)
    expect([play.code, wins * play.chance.of]).toEqual([play.code, play.chance.ways * all]);
});

it.each(codes)(
  'offers straight, single places, any of several, size and parity of the sum, and tails in %s',
  (code) => {
    const kinds = new Set(playsOf(code).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['straight', 'place', 'any', 'sum', 'tail']);
  },
);

it('pays the stated return on average, less than one minor unit below it', () => {
  for (const { code } of allLotteries)
    for (const { chance } of playsOf(code)) {
      const exact = (1_000 * defaultReturn * chance.of) / chance.ways / 10_000;
      const prize = prizeOf(1_000, chance, defaultReturn);
      expect(prize).toBeLessThanOrEqual(exact);
      expect(prize).toBeGreaterThan(exact - 1);
    }
});

it('states a return that no play falls below, also where a unit is few minor units', () => {
  for (const units of [
    [100, 200],
    [20, 50],
  ])
    for (const code of codes) {
      const chances = playsOf(code).map(({ chance }) => chance);
      const lowest = lowestReturn(units, chances, defaultReturn);
      const paid = units.flatMap((unit) =>
        chances.map((chance) => (prizeOf(unit, chance, defaultReturn) * chance.ways) / chance.of / unit),
      );
      expect(Math.min(...paid)).toBeGreaterThanOrEqual(lowest / 10_000 - 1e-12);
      expect(Math.min(...paid) * 10_000).toBeLessThan(lowest + 1);
      expect(lowest).toBeLessThanOrEqual(defaultReturn);
    }
  // 38 of the 38.78 that would be 95 %
  expect(lowestReturn([20], [{ ways: 49, of: 100 }], defaultReturn)).toBe(9_310);
});

it('computes prizes exactly, also beyond the safe integers', () => {
  expect(prizeOf(200, { ways: 1, of: 100_000 }, 9_500)).toBe(19_000_000);
  expect(prizeOf(10_000_001, { ways: 1, of: 1_000_000 }, 9_500)).toBe(9_500_000_950_000);
});

function exampleOf({ numbers }: Play): number[] {
  return Array.from({ length: numbers.count }, (_, index) => numbers.lowest + index + 1);
}

/** All draws, equally likely. In a race of ten, the five between the first three and the last two are rotated. */
function* draws(code: string): Generator<number[]> {
  const rule = numberRuleOf(code);
  if (rule.kind === 'digits') {
    for (let number = 0; number < 10 ** rule.count; number++)
      yield [...String(number).padStart(rule.count, '0')].map(Number);
    return;
  }
  for (const five of arrangements(rule.highest, 5)) {
    if (rule.count === 5) yield five;
    else {
      const rest = Array.from({ length: rule.highest }, (_, index) => index + 1).filter(
        (number) => !five.includes(number),
      );
      for (const [first] of rest.entries())
        yield [...five.slice(0, 3), ...rest.slice(first), ...rest.slice(0, first), ...five.slice(3)];
    }
  }
}

function* arrangements(highest: number, count: number, chosen: number[] = []): Generator<number[]> {
  if (chosen.length === count) yield chosen;
  else
    for (let number = 1; number <= highest; number++)
      if (!chosen.includes(number)) yield* arrangements(highest, count, [...chosen, number]);
}
