import type { Browser } from 'playwright';
import type { PortalPage } from '../../pages/portal-page';
import type { FaultProxy } from '../../support/fault-proxy';
import { releaseOf } from '../../support/releases';
import { seatsFor, takeSeat, type Seat } from '../leak/seats';
import { seenBy } from '../leak/seen-by';
import { preparations, stopsOf, type Stop } from '../leak/stops';

/** The place of a remote that fails, and the visitor's tab. */
export interface Target {
  remote: string;
  stop: Stop & { path: string };
  /** Another view of the remote, after which the remote's code runs; undefined for a remote with one view. */
  before: Target['stop'] | undefined;
  seat: Seat;
  tab: PortalPage;
}

/** The first place of a remote that is visible to one of the seats at an address of its own. */
export async function targetOf(remote: string, browser: Browser, proxy: FaultProxy): Promise<Target> {
  const { places = [], when } = releaseOf(remote).descriptor;
  const isPrivate = (path: string) =>
    /session|signed-in|real-account|agent|player/.test(
      JSON.stringify([when, ...places.filter((place) => place.path === path).map(({ needs, when }) => [needs, when])]),
    );
  const stops = stopsOf(remote).filter(
    (stop): stop is Target['stop'] => stop.path !== undefined && stop.path !== '/' && !(stop.view in preparations),
  );
  const seats = seatsFor(remote);
  const visitorsFirst = [...seats.filter(({ account }) => !account), ...seats.filter(({ account }) => account)];
  for (const seat of visitorsFirst) {
    const candidates = stops.filter(({ path }) => seat.account || !isPrivate(path));
    if (candidates.length === 0) continue;
    const tab = await takeSeat(browser, proxy, seat);
    const [stop, before] = (await seenBy(tab, candidates.slice(0, 3))) as Target['stop'][];
    if (stop) return { remote, stop, before, seat, tab };
    await tab.page.context().close();
  }
  throw new Error(`No place of ${remote} is visible at an address of its own.`);
}
