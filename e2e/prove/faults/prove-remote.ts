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
  /** Whether a release is also deployed while the page is open. */
  deploy: boolean;
  /** Called when a fault is over. */
  onEncounter(encounter: Encounter): void;
}

/** Injects every fault into a remote, one after the other, on a line of its own. */
export async function proveRemote({
  browser,
  portal,
  data,
  remote,
  faults,
  deploy,
  onEncounter,
}: Proving): Promise<Encounter[]> {
  const line = await Line.before(portal);
  const encounters: Encounter[] = [];
  try {
    const target = await targetOf(remote, browser, line);
    target.tab.page.setDefaultTimeout(60_000);
    const keep = (encounter: Encounter) => {
      encounters.push(encounter);
      onEncounter(encounter);
    };
    for (const fault of faults) keep(await meet(line, target, fault));
    if (deploy) keep(await meetDeploy(line, target, data));
    await target.tab.page.context().close();
    return encounters;
  } finally {
    await line.stop();
  }
}
