import type { FailureRates, ReleaseRates } from '../registry/answers';

/** Units of the drawing. */
export const plot = { width: 600, height: 120, left: 36, bottom: 18, top: 8 };

/** One interval as a bar, in units of the drawing. */
export interface Bar {
  at: string;
  loads: number;
  failures: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlotGeometry {
  bars: Bar[];
  /** The share at the upper edge, from 0 to 1. */
  highest: number;
  /** Position of the line for automatic rollback; undefined where that is off. */
  limit: number | undefined;
}

/** Computes a bar of failed page loads per interval; the upper edge is at least twice the limit. Pure. */
export function geometryOf(
  { from, until, bucketSeconds, rule }: FailureRates,
  { buckets }: ReleaseRates,
): PlotGeometry {
  const shares = buckets.map(({ loads, failures }) => failures / Math.max(1, loads));
  const highest = edgeAbove(Math.max(...shares, 2 * (rule?.share ?? 0.05)));
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const room = { width: plot.width - plot.left, height: plot.height - plot.top - plot.bottom };
  const xOf = (time: number) => plot.left + (room.width * (time - start)) / Math.max(1, end - start);
  const yOf = (share: number) => plot.top + room.height * (1 - share / highest);
  const bars = buckets.map(({ at, loads, failures }, index) => {
    const share = shares[index] ?? 0;
    const [begins, ends] = [Math.max(start, Date.parse(at)), Math.min(end, Date.parse(at) + 1000 * bucketSeconds)];
    // an interval without failures still shows that pages were loaded
    const height = Math.max(2, yOf(0) - yOf(share));
    const x = xOf(begins);
    return { at, loads, failures, x, y: yOf(0) - height, width: Math.max(1, xOf(ends) - x - 1), height };
  });
  return { bars, highest, limit: rule ? yOf(rule.share) : undefined };
}

/** The next of 10, 25, 50 and 100 per cent. */
function edgeAbove(share: number): number {
  return [0.1, 0.25, 0.5].find((edge) => share <= edge) ?? 1;
}
