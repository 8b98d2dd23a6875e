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

const rowNumbers = Array.from({ length: rows }, (_, row) => row);

/**
 * Evaluates a spin with these stop positions at the top of the reels; the bet, in minor units, covers all lines. Without
 * lists in between, because a test evaluates all million stops.
 */
export function evaluate(stops: number[], bet: number): Evaluation {
  const window = strips.map((strip, reel) => {
    const top = requirePresent(stops[reel]);
    return rowNumbers.map((row) => cyclic(strip, top + row));
  });
  const lineBet = bet / lines.length;
  const lineWins: LineWin[] = [];
  lines.forEach((line, index) => {
    const run = longestRun(window, line);
    if (run) lineWins.push({ line: index, ...run, amount: requirePresent(pays[run.symbol][run.count - 3]) * lineBet });
  });
  let count = 0;
  for (const reel of window) for (const symbol of reel) if (symbol === 'S') count += 1;
  const scatter = { count, amount: (scatterPays[count - 3] ?? 0) * bet };
  return { window, lineWins, scatter, win: lineWins.reduce((sum, { amount }) => sum + amount, scatter.amount) };
}

/** Three or more of a kind from the left; the wild substitutes for all symbols except the scatter. */
function longestRun(window: SlotSymbol[][], line: number[]): { symbol: keyof typeof pays; count: number } | undefined {
  let symbol: keyof typeof pays | undefined;
  let count = 0;
  for (; count < line.length; count += 1) {
    const next = requirePresent(window[count]?.[requirePresent(line[count])]);
    if (next === 'S' || (next !== 'W' && symbol !== undefined && next !== symbol)) break;
    if (next !== 'W') symbol = next;
  }
  return symbol !== undefined && count >= 3 ? { symbol, count } : undefined;
}
