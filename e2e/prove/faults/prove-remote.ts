import type { Browser } from 'playwright';
import { Line } from '../../support/line';
import type { Portal } from '../../support/portal';
import { meetDeploy } from './deploy';
import type { Fault } from './fault';
import { meet, type Encounter } from './meet';
import { targetOf } from './target';

interface Proving {
  browser: Browser;
  portal: Portal;
  /** Folder of the portal's database. */
  data: string;
  remote: string;
  faults: Fault[];
  /** Whether a release is deployed as well while the page is open. */
  deploy: boolean;
  /** Told as soon as a fault is over. */
  met(encounter: Encounter): void;
}

/** Lets one person meet every fault of a remote, one after the other, over a line of their own. */
export async function proveRemote({
  browser,
  portal,
  data,
  remote,
  faults,
  deploy,
  met,
}: Proving): Promise<Encounter[]> {
  const line = await Line.before(portal);
  const encounters: Encounter[] = [];
  try {
    const target = await targetOf(remote, browser, line);
    target.tab.page.setDefaultTimeout(15_000);
    const keep = (encounter: Encounter) => {
      encounters.push(encounter);
      met(encounter);
    };
    for (const fault of faults) keep(await meet(line, target, fault));
    if (deploy) keep(await meetDeploy(line, target, data));
    await target.tab.page.context().close();
    return encounters;
  } finally {
    await line.stop();
  }
}
