import type { Browser } from 'playwright';
import type { Portal } from '../../support/portal';
import { signIn, type PortalSession } from '../../prove/kill/take-seat';
import type { Way } from '../building/builds';
import type { Route } from '../routes';
import { measuredCustomer, measuredMerchant, serveBuild } from './serve-build';
import { visit, type Visit } from './visit';

export type Pair<Value> = Record<Way, Value>;

export interface ColdVisits {
  route: Route;
  visits: Pair<Visit[]>;
}

/** Visits every page both ways in turn, each time with an empty cache; who comes first changes from round to round. */
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
      // the first answers of a server are slower than all others
      for (let round = 0; round <= rounds; round += 1) {
        for (const way of round % 2 === 0 ? inOrder : inOrder.toReversed()) {
          const seen = await visitAnew(browser, portals[way], route, route.signedIn ? sessions[way] : undefined);
          if (round > 0) visits[way].push(seen);
        }
      }
      measured.push({ route, visits });
    }
    return measured;
  } finally {
    await Promise.all([portals.federated.stop(), portals.monolith.stop()]);
  }
}

const inOrder: Way[] = ['federated', 'monolith'];

async function visitAnew(browser: Browser, portal: Portal, { path }: Route, session: PortalSession | undefined) {
  const context = await browser.newContext();
  try {
    return await visit(context, portal.page(measuredMerchant, path), { session });
  } finally {
    await context.close();
  }
}
