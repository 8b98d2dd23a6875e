import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Browser } from 'playwright';
import { seededRandom, type Draw } from '../../support/seeded-random';
import { percentile } from '../../support/percentile';
import { startPortal, type Portal } from '../../support/portal';
import { median } from '../figures/median';
import { ratioOfMedians } from '../figures/ratio-of-medians';
import { lineProfile } from '../measuring/line-profile';
import { serveBuild } from '../measuring/serve-build';
import type { Observed } from './observe-page';
import { playerOptions, usage } from './options';
import { clickThroughSlots, heapOverRoutes, openSlowly } from './play';

const pages = ['/', '/electron', '/lottery'];

/** A build: the present one, or the one that it is compared with. */
type Side = 'after' | 'before';
/** A figure of each visit of each side. */
type Figures = Map<string, Record<Side, number[]>>;

/** Measures what a player feels in one build, or in two in turn, and prints figures. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { before, rounds, changes, seed } = playerOptions(args);
  const earlier = before === undefined ? undefined : builtIn(before);
  const portals: [Side, Portal][] = [['after', await startPortal()]];
  if (earlier !== undefined) portals.push(['before', await serveBuild(earlier)]);
  const browser = await chromium.launch(await launchOptions());
  const figures: Figures = new Map();
  try {
    // round 0 is a warm-up: a server's first responses are slower
    for (let round = 0; round <= rounds; round += 1)
      for (const [side, portal] of round % 2 === 0 ? portals : portals.toReversed()) {
        const measured = await measure(browser, portal);
        if (round > 0) for (const [name, value] of measured) add(figures, name, side, value);
      }
    for (const [side, portal] of portals) {
      const [first, last] = await heapOverRoutes(browser, portal, changes);
      add(figures, `heap after ${changes} route changes, kB`, side, last / 1000);
      add(figures, 'of it since the first 60, kB', side, (last - first) / 1000);
    }
    console.log(`
What a player feels, ${rounds} visits of each page, processor ${lineProfile.processor} times slower (--seed ${seed})
  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}; Node ${process.version}; Chromium ${browser.version()}
`);
    print(figures, seededRandom(seed));
  } finally {
    await browser.close();
    await Promise.all(portals.map(([, portal]) => portal.stop()));
  }
}

/** @throws with a sentence that says what to do when the folder holds no build */
function builtIn(folder: string): string {
  const path = resolve(folder);
  if (!existsSync(join(path, 'host/dist/release.json')))
    throw new Error(`--before takes a checkout with its builds; run "npm run build" in ${path} first.`);
  return path;
}

async function measure(browser: Browser, portal: Portal): Promise<[string, number][]> {
  const figures: [string, number][] = [];
  for (const path of pages) {
    const { longTasks, commits, renders } = await openSlowly(browser, portal, path);
    figures.push(
      [`${path}: longest task, ms`, Math.max(0, ...longTasks)],
      [`${path}: time blocked by tasks, ms`, blocked(longTasks)],
      [`${path}: updates`, commits],
      [`${path}: components rendered`, renders],
    );
  }
  const clicks = await clickThroughSlots(browser, portal);
  return [...figures, ...figuresOfClicks(clicks)];
}

function figuresOfClicks({ longTasks, interactions, commits, renders }: Observed): [string, number][] {
  return [
    ['slots, clicks: median to the next frame, ms', percentile(interactions, 50)],
    ['slots, clicks: p98 to the next frame, ms', percentile(interactions, 98)],
    ['slots, clicks: time blocked by tasks, ms', blocked(longTasks)],
    ['slots, clicks: updates', commits],
    ['slots, clicks: components rendered', renders],
  ];
}

/** Milliseconds of each task beyond the 50 in which a page still answers at once. */
function blocked(longTasks: number[]): number {
  return longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

function add(figures: Figures, name: string, side: Side, value: number): void {
  const ofBoth = figures.get(name) ?? { after: [], before: [] };
  ofBoth[side].push(value);
  figures.set(name, ofBoth);
}

function print(figures: Figures, draw: Draw): void {
  console.log(`${' '.repeat(48)}after    before   ratio   95 % interval`);
  for (const [name, { after, before }] of figures) {
    const cell = (values: number[]) => (values.length === 0 ? '-' : median(values).toFixed(0)).padStart(9);
    console.log(`${name.padEnd(44)}${cell(after)} ${cell(before)}   ${compared(after, before, draw)}`);
  }
}

function compared(after: number[], before: number[], draw: Draw): string {
  if (before.length === 0 || median(before) === 0) return '-';
  const { ratio, from, to } = ratioOfMedians(after, before, draw);
  return before.length === 1 ? ratio.toFixed(3) : `${ratio.toFixed(3)}   ${from.toFixed(3)} to ${to.toFixed(3)}`;
}
