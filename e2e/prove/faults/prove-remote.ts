import type { Browser } from 'playwright';
import { Line } from '../../support/line';
import type { Portal } from '../../support/portal';
import type { Fault } from './fault';
import { meet, type Encounter } from './meet';
import { targetOf } from './target';

interface Proving {
  browser: Browser;
  portal: Portal;
  remote: string;
  faults: Fault[];
  /** Told as soon as a fault is over. */
  met(encounter: Encounter): void;
}

/** Lets one person meet every fault of a remote, one after the other, over a line of their own. */
export async function proveRemote({ browser, portal, remote, faults, met }: Proving): Promise<Encounter[]> {
  const line = await Line.before(portal);
  const encounters: Encounter[] = [];
  try {
    const target = await targetOf(remote, browser, line);
    target.tab.page.setDefaultTimeout(15_000);
    for (const fault of faults) {
      const encounter = await meet(line, target, fault);
      encounters.push(encounter);
      met(encounter);
    }
    await target.tab.page.context().close();
    return encounters;
  } finally {
    await line.stop();
  }
}
