import type { Browser } from 'playwright';
import { FaultProxy } from '../../support/fault-proxy';
import type { Portal } from '../../support/portal';
import { runDeploy } from './deploy';
import type { Fault } from './fault';
import { runFault, type FaultResult } from './run-fault';
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
  onResult(result: FaultResult): void;
}

/** Injects every fault into a remote, one after the other, through a separate proxy. */
export async function proveRemote({
  browser,
  portal,
  data,
  remote,
  faults,
  deploy,
  onResult,
}: Proving): Promise<FaultResult[]> {
  const proxy = await FaultProxy.before(portal);
  const results: FaultResult[] = [];
  try {
    const target = await targetOf(remote, browser, proxy);
    target.tab.page.setDefaultTimeout(60_000);
    const keep = (result: FaultResult) => {
      results.push(result);
      onResult(result);
    };
    for (const fault of faults) keep(await runFault(proxy, target, fault));
    if (deploy) keep(await runDeploy(proxy, target, data));
    await target.tab.page.context().close();
    return results;
  } finally {
    await proxy.stop();
  }
}
