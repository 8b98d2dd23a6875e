import type { SlotSymbol } from '../slot/rules';
import { evaluate } from './evaluate';
import { pays, scatterPays, strips } from './rules';
import { slotWays } from './slot-ways';

const bet = 10;

/** Mean over the stops of one reel. */
function mean(reel: SlotSymbol[], value: (visible: SlotSymbol[]) => number): number {
  return (
    reel.reduce((sum, _, stop) => sum + value([0, 1, 2].map((row) => reel[(stop + row) % reel.length]!)), 0) /
    reel.length
  );
}

it('has the stated return: reels are independent, so the means of their symbols multiply', () => {
  let expected = 0;
  for (const [symbol, paid] of Object.entries(pays)) {
    const matching = (visible: SlotSymbol[]) => visible.filter((shown) => shown === symbol || shown === 'W').length;
    let ways = 1;
    for (const [index, strip] of strips.entries()) {
      ways *= mean(strip, matching);
      const next = strips[index + 1];
      const ends = next ? mean(next, (visible) => Number(matching(visible) === 0)) : 1;
      expected += ((paid[index - 2] ?? 0) / 10) * ways * ends;
    }
  }
  const chance = strips.map((strip) => mean(strip, (visible) => Number(visible.includes('S'))));
  for (let reels = 0; reels < 2 ** strips.length; reels += 1) {
    const shows = chance.map((_, reel) => Boolean(reels & (1 << reel)));
    const together = chance.reduce((product, each, reel) => product * (shows[reel] ? each : 1 - each), 1);
    expected += together * (scatterPays[shows.filter(Boolean).length - 3] ?? 0);
  }
  expect(expected).toBeCloseTo(slotWays.returns[''], 6);
});

it('multiplies the symbols of neighbouring reels, with wilds among them', () => {
  // A on every reel, twice on none; the second reel shows A and the third a wild
  const stops = [4, 4, 9, 2, 4];
  const { window, wayWins } = evaluate(stops, bet);
  const shows = (reel: number) => window[reel]!.filter((symbol) => symbol === 'A' || symbol === 'W').length;
  const won = wayWins.find(({ symbol }) => symbol === 'A')!;
  expect(won.ways).toBe([0, 1, 2, 3, 4].slice(0, won.count).reduce((product, reel) => product * shows(reel), 1));
  expect(won.amount).toBe(pays.A[won.count - 3]! * won.ways);
});

it('pays whole minor units for every stake that is a multiple of ten', () => {
  let stop = 0;
  for (let round = 0; round < 2_000; round += 1) {
    const { win } = slotWays.decide('', 20, (below) => (stop += 7) % below);
    expect(Number.isInteger(win)).toBe(true);
  }
});
