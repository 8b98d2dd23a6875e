import { cyclic } from '../../cyclic';
import { requirePresent } from '../../require-present';
import type { SlotSymbol } from '../slot/rules';
import { pays, rows, scatterPays, strips } from './rules';

export interface WayWin {
  symbol: SlotSymbol;
  /** Number of reels from the left that take part. */
  count: number;
  /** Combinations of one such symbol on each of these reels. */
  ways: number;
  /** Minor units. */
  amount: number;
}

export interface Evaluation {
  /** Visible symbols, reel by reel from the top. */
  window: SlotSymbol[][];
  wayWins: WayWin[];
  scatter: { count: number; amount: number };
  /** Total in minor units. */
  win: number;
}

/** The visible symbols of each reel at each of its stops. */
const windows = strips.map((strip) =>
  strip.map((_, stop) => Array.from({ length: rows }, (_row, row) => cyclic(strip, stop + row))),
);

/** Evaluates a spin with these stop positions at the top of the reels; the bet is in minor units, a multiple of ten. */
export function evaluate(stops: readonly number[], bet: number): Evaluation {
  const window = windows.map((reel, index) => requirePresent(reel[requirePresent(stops[index])]));
  const wayWins: WayWin[] = [];
  let win = 0;
  // the wild is not on the first reel
  for (const symbol of new Set(window[0])) {
    if (symbol === 'S' || symbol === 'W') continue;
    const { count, ways } = waysOf(symbol, window);
    const paid = pays[symbol][count - 3];
    if (paid === undefined) continue;
    const amount = (paid * ways * bet) / 10;
    wayWins.push({ symbol, count, ways, amount });
    win += amount;
  }
  let count = 0;
  for (const reel of window) if (reel.includes('S')) count += 1;
  const scatter = { count, amount: (scatterPays[count - 3] ?? 0) * bet };
  return { window, wayWins, scatter, win: win + scatter.amount };
}

/** Reels in a row from the left that show the symbol or a wild, and the combinations on them. */
function waysOf(symbol: SlotSymbol, window: readonly SlotSymbol[][]): { count: number; ways: number } {
  let count = 0;
  let ways = 1;
  for (const reel of window) {
    let matching = 0;
    for (const shown of reel) if (shown === symbol || shown === 'W') matching += 1;
    if (matching === 0) break;
    count += 1;
    ways *= matching;
  }
  return { count, ways };
}
