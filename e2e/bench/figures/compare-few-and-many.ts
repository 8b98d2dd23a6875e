import { cpus } from 'node:os';
import type { Draw } from '../../support/seeded-random';
import { median } from './median';
import { ratioOfMedians } from './ratio-of-medians';

/** The two sides of a comparison: the same with little data, and with much. */
export type Side = 'few' | 'many';
export const sides: readonly Side[] = ['few', 'many'];

interface Comparison {
  /** What is compared, in one line. */
  title: string;
  /** Calls of each page for each side. */
  calls: number;
  /** Draws the interval of each ratio. */
  draw: Draw;
  /** The most of `many` to `few` that is good enough. */
  aim: number;
}

/**
 * Times each page on both sides, alternating, and prints the medians with their ratio.
 * @param timeOf makes one call of a page and returns its milliseconds
 */
export async function compareFewAndMany<Page>(
  pages: Readonly<Record<string, Page>>,
  timeOf: (page: Page, side: Side) => Promise<number>,
  { title, calls, draw, aim }: Comparison,
): Promise<void> {
  console.log(`
${title}
  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}; Node ${process.version}

                                     many       few, median ms       ratio    95 % interval    aim ${aim}`);
  for (const [name, page] of Object.entries(pages)) {
    const times: Record<Side, number[]> = { few: [], many: [] };
    // call 0 is a warm-up
    for (let call = 0; call <= calls; call += 1)
      for (const side of call % 2 === 0 ? sides : sides.toReversed()) {
        const time = await timeOf(page, side);
        if (call > 0) times[side].push(time);
      }
    const { ratio, from, to } = ratioOfMedians(times.many, times.few, draw);
    const cell = (value: number) => value.toFixed(1).padStart(8);
    console.log(
      `${name.padEnd(32)}${cell(median(times.many))}  ${cell(median(times.few))}                ${ratio.toFixed(3)}    ${from.toFixed(3)} to ${to.toFixed(3)}`,
    );
  }
}
