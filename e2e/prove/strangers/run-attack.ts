import type { Browser } from 'playwright';
import { startPortal } from '../../support/portal';
import { testEnvironment } from '../../support/start-test-portal';
import type { Attack, Outcome } from './attack';
import { forgetPeak, memoryOf } from './memory';
import { enoughLoads, Visitor } from './visitor';

/** Page loads before and after the attack, which the ones beside it are compared with. */
const quietLoads = 20;
/** Page loads that warm the caches of a new process. */
const warmingLoads = 5;
/** Most times that the median page load may take beside an attack, compared with the slower of before and after. */
const mostRatio = 3;
const mostGrowth = 200 * 1024 * 1024;

/** A row of the table. */
export interface Attacked {
  attack: Attack;
  outcome: Outcome;
  /** Median milliseconds of a page load. */
  page: { without: number; beside: number; loads: number };
  /** Bytes. */
  memory: { before: number; peak: number; after: number };
  faults: string[];
}

interface Around {
  short: boolean;
  browser(): Promise<Browser>;
  visitorProgram: string;
}

/** Starts a portal, attacks it beside an honest visitor, and checks the result. */
export async function runAttack(attack: Attack, { short, browser, visitorProgram }: Around): Promise<Attacked> {
  const portal = await startPortal({ environment: { ...testEnvironment, ...attack.environment } });
  const pid = portal.process.pid ?? 0;
  const visitor = new Visitor(visitorProgram, portal.port);
  try {
    await visitor.loads(warmingLoads);
    const quiet = await visitor.loads(quietLoads);
    if (quiet.failures.length > 0) throw new Error(`The portal fails without an attack: ${quiet.failures[0]}`);
    forgetPeak(pid);
    const before = memoryOf(pid).now;
    const { result: outcome, visits } = await visitor.beside(() => attack.run({ ...portal, short, browser }));
    const { now: after, peak } = memoryOf(pid);
    const since = await visitor.loads(quietLoads);
    // a machine that is busy with other work is slow before or after, too
    const without = Math.max(quiet.median, since.median || 0);
    const page = { without, beside: visits.median, loads: visits.loads };
    const memory = { before, peak, after };
    const faults = [
      ...outcome.faults,
      ...faultsOf(attack, page, memory),
      ...lost([...visits.failures, ...since.failures]),
    ];
    return { attack, outcome, page, memory, faults };
  } finally {
    await visitor.leave();
    await portal.stop();
  }
}

function faultsOf(attack: Attack, { without, beside, loads }: Attacked['page'], memory: Attacked['memory']): string[] {
  const most = attack.memory ?? mostGrowth;
  const growth = memory.peak - memory.before;
  const faults: string[] = [];
  if (attack.isTimed !== false && loads >= enoughLoads && beside > mostRatio * without)
    faults.push(`a page took ${(beside / without).toFixed(1)} times as long beside it (at most ${mostRatio})`);
  if (growth > most) faults.push(`the process grew by ${mebibytes(growth)} MiB (at most ${mebibytes(most)})`);
  return faults;
}

function lost(failures: string[]): string[] {
  return failures.length > 0 ? [`${failures.length} page loads of a visitor failed, the first: ${failures[0]}`] : [];
}

export function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
