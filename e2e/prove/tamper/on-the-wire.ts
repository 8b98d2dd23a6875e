import type { Browser } from 'playwright';
import type { PortalPage } from '../../pages/portal-page';
import { FaultProxy } from '../../support/fault-proxy';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { integrityIn, integrityOf, releaseOf, fileAddress } from '../../support/releases';
import { goToRest, seatsFor, takeSeat } from '../leak/seats';
import { stopsOf } from '../leak/stops';
import { present } from '../../support/present';
import { altered, haveAlteredBytesRun } from './altered';
import { importInPage } from './import-in-page';

/** The result of one altered file. */
export interface WireResult {
  remote: string;
  file: string;
  /** What the page that needs the file showed; `import` for a file that no page needs. */
  shown: Shown | 'import';
  faults: string[];
}

/** `splash`: the host itself is altered, so that the page cannot start; `view`: the page works without the file. */
type Shown = 'fault' | 'view' | 'splash' | 'nothing';

/** Milliseconds for a page to show a view or a fault on a busy machine. */
const patience = 60_000;

/** Alters every file of a release, one after the other, between portal and browser, and opens a page that needs it. */
export async function alterOnTheWire(
  { browser, portal }: { browser: Browser; portal: Portal },
  remote: string,
  onResult: (result: WireResult) => void,
): Promise<void> {
  const proxy = await FaultProxy.before(portal);
  proxy.cacheable = false;
  try {
    const { files } = releaseOf(remote);
    const tab = await takeSeat(
      browser,
      proxy,
      remote === 'host' ? { name: '', merchant: present(merchants[2]) } : present(seatsFor(remote)[0]),
    );
    for (const file of Object.keys(files)) {
      proxy.clearFaults();
      onResult(await alterOne(tab, proxy, remote, file, integrityIn(remote, file)));
    }
    await tab.page.context().close();
  } finally {
    await proxy.stop();
  }
}

async function alterOne(
  tab: PortalPage,
  proxy: FaultProxy,
  remote: string,
  file: string,
  integrity: string,
): Promise<WireResult> {
  const faults: string[] = [];
  const path = fileAddress(remote, file);
  proxy.injectFault(path, { kind: 'change', change: altered });
  const since = Date.now();
  const shown = await visit(tab, pathFor(remote, file));
  const isNeeded = proxy.firstRequestAt(path, since) !== undefined;
  if (shown === 'nothing') faults.push('leaves a page with neither a view nor a fault');
  // also waits for the page's own import, if that is still running
  if (await importInPage(tab.page, `/r/${remote}/${file}`, integrity)) faults.push('was imported with altered bytes');
  if (proxy.firstRequestAt(path, since) === undefined) faults.push('was never requested');
  if (await haveAlteredBytesRun(tab.page)) faults.push('ran with altered bytes');
  return { remote, file, shown: isNeeded ? shown : 'import', faults };
}

/** Opens a page. @returns what it shows */
async function visit(tab: PortalPage, path: string): Promise<Shown> {
  await tab.startOpening(path);
  const { page, fault } = tab;
  const view = page.locator('main [data-view] > div > *');
  await fault
    .or(view)
    .or(tab.title)
    .first()
    .waitFor({ timeout: patience })
    .catch(() => undefined);
  if (await fault.first().isVisible()) return 'fault';
  if (await page.locator('#root > .splash').filter({ visible: true }).first().isVisible()) return 'splash';
  return (await view.or(tab.title).first().isVisible()) ? 'view' : 'nothing';
}

function pathFor(remote: string, file: string): string {
  if (remote === 'host') return '/';
  const { views } = releaseOf(remote);
  const needing = Object.keys(views).filter((view) => views[view]?.includes(file));
  const stops = stopsOf(remote).filter(({ path }) => path !== undefined);
  const stop = stops.find(({ view }) => needing.includes(view.slice(remote.length + 1))) ?? stops[0];
  return stop?.path ?? '/';
}

/** Checks that the proof would notice altered bytes that run. @throws when it would not */
export async function checkAlarm(browser: Browser, portal: Portal): Promise<void> {
  const proxy = await FaultProxy.before(portal);
  const tab = await takeSeat(browser, proxy, { name: '', merchant: present(merchants[2]) });
  try {
    await goToRest(tab);
    const body = altered('');
    proxy.injectFault(/^\/r\/lobby\/alarm\.js/, { kind: 'script', body });
    const ran = await importInPage(tab.page, '/r/lobby/alarm.js', integrityOf(body));
    if (!ran || !(await haveAlteredBytesRun(tab.page)))
      throw new Error('The proof does not notice altered bytes that run.');
  } finally {
    await tab.page.context().close();
    await proxy.stop();
  }
}
