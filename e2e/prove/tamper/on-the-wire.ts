import type { Browser } from 'playwright';
import type { PortalPage } from '../../pages/portal-page';
import { Line } from '../../support/line';
import { merchants } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { integrityIn, integrityOf, releaseOf, served } from '../../support/releases';
import { goToRest, seatsFor, takeSeat } from '../leak/seats';
import { stopsOf } from '../leak/stops';
import { present } from '../../support/present';
import { altered, haveAlteredBytesRun } from './altered';
import { importInPage } from './import-in-page';

/** What came of one altered file. */
export interface Meeting {
  remote: string;
  file: string;
  /** What the page showed that needed the file; `import` where none did, so that it was asked for by itself. */
  met: Shown | 'import';
  faults: string[];
}

/** `splash`: the host itself was altered, so that nothing of the page can begin; `view`: the page goes on without the file. */
type Shown = 'fault' | 'view' | 'splash' | 'nothing';

/** Milliseconds a page has to show its view, or why not. */
const patience = 10_000;

/** Alters every file of a release, one after the other, between portal and browser, and goes where it is needed. */
export async function alterOnTheWire(
  { browser, portal }: { browser: Browser; portal: Portal },
  remote: string,
  met: (meeting: Meeting) => void,
): Promise<void> {
  const line = await Line.before(portal);
  line.cacheable = false;
  try {
    const { files } = releaseOf(remote);
    const tab = await takeSeat(
      browser,
      line,
      remote === 'host' ? { name: '', merchant: present(merchants[2]) } : present(seatsFor(remote)[0]),
    );
    for (const file of Object.keys(files)) {
      line.heal();
      met(await meet(tab, line, remote, file, integrityIn(remote, file)));
    }
    await tab.page.context().close();
  } finally {
    await line.stop();
  }
}

async function meet(tab: PortalPage, line: Line, remote: string, file: string, integrity: string): Promise<Meeting> {
  const faults: string[] = [];
  const path = served(remote, file);
  line.break(path, { kind: 'change', change: altered });
  const since = Date.now();
  const shown = await visit(tab, pathFor(remote, file));
  const isNeeded = line.firstAsked(path, since) !== undefined;
  if (shown === 'nothing') faults.push('leaves a page with neither a view nor a fault');
  // waits for the page's own try too, where that is still under way
  if (await importInPage(tab.page, `/r/${remote}/${file}`, integrity)) faults.push('was imported with altered bytes');
  if (line.firstAsked(path, since) === undefined) faults.push('was never asked for');
  if (await haveAlteredBytesRun(tab.page)) faults.push('ran with altered bytes');
  return { remote, file, met: isNeeded ? shown : 'import', faults };
}

/** Opens a page, and resolves with what it comes to show. */
async function visit(tab: PortalPage, path: string): Promise<Shown> {
  await tab.beginToOpen(path);
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

/** That the proof would notice: bytes that are altered and declared so do run. @throws where they do not */
export async function checkTheAlarm(browser: Browser, portal: Portal): Promise<void> {
  const line = await Line.before(portal);
  const tab = await takeSeat(browser, line, { name: '', merchant: present(merchants[2]) });
  try {
    await goToRest(tab);
    const body = altered('');
    line.break(/^\/r\/lobby\/alarm\.js/, { kind: 'script', body });
    const ran = await importInPage(tab.page, '/r/lobby/alarm.js', integrityOf(body));
    if (!ran || !(await haveAlteredBytesRun(tab.page)))
      throw new Error('Altered bytes would run without being noticed.');
  } finally {
    await tab.page.context().close();
    await line.stop();
  }
}
