import { cyclic } from '../../cyclic';
import { requirePresent } from '../../require-present';
import { lines, pays, rows, scatterPays, strips, type SlotSymbol } from './rules';

export interface LineWin {
  /** Index of the line. */
  line: number;
  symbol: SlotSymbol;
  /** Number of reels from the left that take part. */
  count: number;
  /** Minor units. */
  amount: number;
}

export interface Evaluation {
  /** Visible symbols, reel by reel from the top. */
  window: SlotSymbol[][];
  lineWins: LineWin[];
  scatter: { count: number; amount: number };
  /** Total in minor units. */
  win: number;
}

/** Evaluates a spin with these stop positions at the top of the reels; the bet, in minor units, covers all lines. */
export function evaluate(stops: number[], bet: number): Evaluation {
  const window = strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => cyclic(strip, requirePresent(stops[reel]) + row)),
  );
  const lineBet = bet / lines.length;
  const lineWins = lines.flatMap((line, index): LineWin[] => {
    const run = longestRun(line.map((row, reel) => requirePresent(window[reel]?.[row])));
    return run ? [{ line: index, ...run, amount: requirePresent(pays[run.symbol][run.count - 3]) * lineBet }] : [];
  });
  const count = window.flat().filter((symbol) => symbol === 'S').length;
  const scatter = { count, amount: (scatterPays[count - 3] ?? 0) * bet };
  return { window, lineWins, scatter, win: lineWins.reduce((sum, { amount }) => sum + amount, scatter.amount) };
}

/** Three or more of a kind from the left; the wild substitutes for all symbols except the scatter. */
function longestRun(symbols: SlotSymbol[]): { symbol: keyof typeof pays; count: number } | undefined {
  let symbol: keyof typeof pays | undefined;
  let count = 0;
  for (const next of symbols) {
    if (next === 'S' || (next !== 'W' && symbol !== undefined && next !== symbol)) break;
    if (next !== 'W') symbol = next;
    count += 1;
  }
  return symbol !== undefined && count >= 3 ? { symbol, count } : undefined;
}
