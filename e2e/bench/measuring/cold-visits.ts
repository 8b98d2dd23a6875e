import { workerCookie } from '@atrium/deploy/snapshot-worker';
import type { Browser } from 'playwright';
import { FirstScreen } from '../../pages/first-screen';
import type { Portal } from '../../support/portal';
import { startSnapshotWorker } from '../../support/start-snapshot-worker';
import { signIn, type PortalSession } from '../../prove/kill/take-seat';
import type { Variant } from '../building/builds';
import type { Route } from '../routes';
import { measuredCustomer, measuredMerchant, serveBuild } from './serve-build';
import { visit, type Visit } from './visit';

export type Pair<Value> = Record<Variant, Value>;

/** Whether pages come with their first screen: `captured`, or without: `bare`. */
export type Arrangement = 'bare' | 'captured';

export interface ColdVisits {
  route: Route;
  bare: Pair<Visit[]>;
  /** Undefined for pages of customers, and where no Chromium makes page snapshots. */
  captured: Pair<Visit[]> | undefined;
}

/** Seconds for which a page snapshot is sent: longer than the bench, so that none is made again during it. */
const snapshotAge = 86_400;

/**
 * Visits every page in both variants, with and without a page snapshot, in turn, each time with an empty cache; the
 * order alternates between rounds.
 */
export async function coldVisits(
  browser: Browser,
  builds: Pair<string>,
  routes: Route[],
  rounds: number,
): Promise<ColdVisits[]> {
  const worker = await startSnapshotWorker();
  const environment = { ...worker?.environment, ATRIUM_SNAPSHOT_AGE: String(snapshotAge) };
  const portals = {
    federated: await serveBuild(builds.federated, { environment }),
    monolith: await serveBuild(builds.monolith, { environment }),
  };
  try {
    const sessions = {
      federated: await signIn(portals.federated, measuredCustomer),
      monolith: await signIn(portals.monolith, measuredCustomer),
    };
    const measured: ColdVisits[] = [];
    for (const route of routes) {
      const arrangements: Arrangement[] = worker && !route.signedIn ? ['bare', 'captured'] : ['bare'];
      if (arrangements.includes('captured'))
        for (const variant of variants)
          await untilCaptured(browser, portals[variant].page(measuredMerchant, route.path));
      const visits = { bare: noVisits(), captured: noVisits() };
      const turns = arrangements.flatMap((arrangement) => variants.map((variant) => ({ arrangement, variant })));
      // round 0 is a warm-up: a server's first responses are slower
      for (let round = 0; round <= rounds; round += 1) {
        for (const { arrangement, variant } of round % 2 === 0 ? turns : turns.toReversed()) {
          const session = route.signedIn ? sessions[variant] : undefined;
          const measuredVisit = await visitCold(browser, portals[variant], { route, arrangement, session });
          if (round > 0) visits[arrangement][variant].push(measuredVisit);
        }
      }
      measured.push({ route, bare: visits.bare, captured: arrangements.length > 1 ? visits.captured : undefined });
    }
    return measured;
  } finally {
    await Promise.all([portals.federated.stop(), portals.monolith.stop(), worker?.stop()]);
  }
}

const variants: Variant[] = ['federated', 'monolith'];

function noVisits(): Pair<Visit[]> {
  return { federated: [], monolith: [] };
}

interface ColdVisit {
  route: Route;
  arrangement: Arrangement;
  session: PortalSession | undefined;
}

/** Requests a page until it comes with its snapshot. @throws when it has none within a minute */
async function untilCaptured(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await new FirstScreen(page).openWhenCaptured(address);
  } finally {
    await page.close();
  }
}

async function visitCold(browser: Browser, portal: Portal, { route, arrangement, session }: ColdVisit): Promise<Visit> {
  const context = await browser.newContext();
  // a worker's own page loads get no snapshot
  const cookies = arrangement === 'bare' && !route.signedIn ? [{ name: workerCookie, value: '1' }] : [];
  try {
    return await visit(context, portal.page(measuredMerchant, route.path), { session, cookies });
  } finally {
    await context.close();
  }
}
