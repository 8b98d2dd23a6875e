import { randomInt } from 'node:crypto';
import { evaluate } from './evaluate';
import { slotLines } from './slot-lines';
import { hitRate, lines, pays, returnToPlayer, strips } from './rules';

/** A bet of one minor unit per line. */
const bet = lines.length;

describe('the slot', () => {
  it('has the stated return and hit rate over every possible stop', () => {
    let spins = 0;
    let paid = 0;
    let hits = 0;
    const stop = (reel: number, stops: number[]): void => {
      const strip = strips[reel];
      if (!strip) {
        const { win } = evaluate(stops, bet);
        spins += 1;
        paid += win;
        if (win > 0) hits += 1;
        return;
      }
      for (const place of strip.keys()) stop(reel + 1, [...stops, place]);
    };
    stop(0, []);
    expect(spins).toBe(16 ** 5);
    expect(paid / (spins * bet)).toBeCloseTo(returnToPlayer, 6);
    expect(hits / spins).toBeCloseTo(hitRate, 6);
  });

  it('stops every reel at every position about equally often', () => {
    const seen = new Map<string, number>();
    for (let spin = 0; spin < 8_000; spin += 1) {
      for (const [reel, stop] of slotLines.decide('', bet, (below) => randomInt(below)).stops.entries()) {
        seen.set(`${reel} ${stop}`, (seen.get(`${reel} ${stop}`) ?? 0) + 1);
      }
    }
    expect(seen.size).toBe(5 * 16);
    // 500 expected per position; six standard deviations to either side
    for (const times of seen.values()) expect(Math.abs(times - 500)).toBeLessThan(130);
  });

  it('substitutes the wild for a picture but not for the scatter', () => {
    // the middle row shows H3 H3 W H3 S
    const stops = [15 - 1, 5 - 1, 8 - 1, 4 - 1, 8 - 1];
    const { window, lineWins } = evaluate(stops, bet);
    expect(window.map((reel) => reel[1])).toEqual(['H3', 'H3', 'W', 'H3', 'S']);
    expect(lineWins).toContainEqual({ line: 0, symbol: 'H3', count: 4, amount: pays.H3[1] });
  });

  it('pays scatters in any position, on the total bet', () => {
    const stops = [5, 7, 2, 8, 7];
    const { scatter, win } = evaluate(stops, bet);
    expect(scatter).toEqual({ count: 5, amount: 50 * bet });
    expect(win).toBeGreaterThanOrEqual(scatter.amount);
  });
});
