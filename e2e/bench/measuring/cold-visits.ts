import type { Browser } from 'playwright';
import type { Portal } from '../../support/portal';
import { signIn, type PortalSession } from '../../prove/kill/take-seat';
import type { Variant } from '../building/builds';
import type { Route } from '../routes';
import { measuredCustomer, measuredMerchant, serveBuild } from './serve-build';
import { visit, type Visit } from './visit';

export type Pair<Value> = Record<Variant, Value>;

export interface ColdVisits {
  route: Route;
  visits: Pair<Visit[]>;
}

/** Visits every page in both variants alternately, each time with an empty cache; the order alternates between rounds. */
export async function coldVisits(
  browser: Browser,
  builds: Pair<string>,
  routes: Route[],
  rounds: number,
): Promise<ColdVisits[]> {
  const portals = { federated: await serveBuild(builds.federated), monolith: await serveBuild(builds.monolith) };
  try {
    const sessions = {
      federated: await signIn(portals.federated, measuredCustomer),
      monolith: await signIn(portals.monolith, measuredCustomer),
    };
    const measured: ColdVisits[] = [];
    for (const route of routes) {
      const visits: Pair<Visit[]> = { federated: [], monolith: [] };
      // round 0 is a warm-up: a server's first responses are slower
      for (let round = 0; round <= rounds; round += 1) {
        for (const variant of round % 2 === 0 ? inOrder : inOrder.toReversed()) {
          const measuredVisit = await visitCold(
            browser,
            portals[variant],
            route,
            route.signedIn ? sessions[variant] : undefined,
          );
          if (round > 0) visits[variant].push(measuredVisit);
        }
      }
      measured.push({ route, visits });
    }
    return measured;
  } finally {
    await Promise.all([portals.federated.stop(), portals.monolith.stop()]);
  }
}

const inOrder: Variant[] = ['federated', 'monolith'];

async function visitCold(browser: Browser, portal: Portal, { path }: Route, session: PortalSession | undefined) {
  const context = await browser.newContext();
  try {
    return await visit(context, portal.page(measuredMerchant, path), { session });
  } finally {
    await context.close();
  }
}
