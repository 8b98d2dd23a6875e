import type { Browser, Page } from 'playwright';
import type { Portal } from '../../support/portal';
import { atRest } from './at-rest';
import { limitsPer100 } from './limits';
import { heldBy, type Held } from './memory';
import { seatsFor, takeSeat } from './seats';
import { seenBy } from './seen-by';
import { slopePer100 } from './slope';
import { stopsOf, type Stop } from './stops';
import { tour } from './tour';

/** The result at one seat. */
export interface SeatFindings {
  seat: string;
  views: string[];
  mounts: number;
  first: Held;
  last: Held;
  /** Growth per 100 mounts over the later half. */
  slopes: Held;
}

export interface RemoteFindings {
  remote: string;
  seats: SeatFindings[];
  /** Sentences; empty when nothing is left behind. */
  faults: string[];
}

interface Proving {
  browser: Browser;
  portal: Portal;
  remote: string;
  mounts: number;
}

/** Readings at each seat: enough for a line, and few enough that garbage collection does not dominate. */
const readings = 40;
/** Rounds before the first reading: in them the engine compiles rarely used code, and caches fill. */
const warmUpRounds = 20;
/** Milliseconds for a view on a busy machine. */
const patience = 60_000;

/** Mounts a remote's views, each at the first seat where it is visible. */
export async function proveRemote({ browser, portal, remote, mounts }: Proving): Promise<RemoteFindings> {
  const all = stopsOf(remote);
  const found: SeatFindings[] = [];
  let left = all;
  for (const seat of seatsFor(remote)) {
    if (left.length === 0) break;
    const tab = await takeSeat(browser, portal, seat);
    const here = await seenBy(tab, left);
    left = left.filter((stop) => !here.includes(stop));
    if (here.length > 0) {
      const share = Math.ceil((mounts * here.length) / all.length);
      found.push({ seat: seat.name, ...(await mountHere(tab.page, here, share)) });
    }
    await tab.page.context().close();
  }
  const unseen = left.map(({ view }) => `${view} is visible at no seat, so that it was not mounted`);
  return { remote, seats: found, faults: [...unseen, ...found.flatMap((findings) => growth(remote, findings))] };
}

async function mountHere(page: Page, stops: Stop[], mounts: number): Promise<Omit<SeatFindings, 'seat'>> {
  const devtools = await page.context().newCDPSession(page);
  // at least two rounds: one waits for the view's calls, and one leaves during them
  const rounds = 2 * Math.max(1, Math.round(mounts / stops.length / readings / 2));
  const held: (Held & { mounts: number })[] = [];
  await page.evaluate(tour, { stops, rounds: warmUpRounds, patience });
  let elements = await page.evaluate(atRest, { still: 5_000 });
  await heldBy(devtools);
  for (let done = 0; done < mounts;) {
    await page.evaluate(tour, { stops, rounds, patience });
    elements = await page.evaluate(atRest, { usual: elements, still: 10_000 });
    done += rounds * stops.length;
    held.push({ mounts: done, ...(await heldBy(devtools)) });
  }
  const slope = (key: keyof Held) =>
    slopePer100(held.map((reading) => ({ mounts: reading.mounts, value: reading[key] })));
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last) throw new Error('Nothing was mounted.');
  return {
    views: stops.map(({ view }) => view),
    mounts: last.mounts,
    first,
    last,
    slopes: { heap: slope('heap'), listeners: slope('listeners'), nodes: slope('nodes') },
  };
}

function growth(remote: string, { seat, slopes }: SeatFindings): string[] {
  return (Object.keys(limitsPer100) as (keyof Held)[])
    .filter((key) => slopes[key] > limitsPer100[key])
    .map(
      (key) =>
        `${remote}, ${seat}: ${key} grows by ${slopes[key].toFixed(1)} ${key === 'heap' ? 'bytes ' : ''}per 100 mounts`,
    );
}
