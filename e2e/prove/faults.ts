import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '@atrium/bundling/chromium';
import { startPortal } from '../support/portal';
import { remoteNames } from '../support/remote-names';
import { defineProof } from './define-proof/define-proof';
import { count, partOf, someOf } from './define-proof/option';
import { deployFault } from './faults/deploy';
import { faults, isInShortRun } from './faults/faults';
import { printFigures } from './faults/figures';
import type { FaultResult } from './faults/run-fault';
import { proveRemote } from './faults/prove-remote';

/** Injects every fault into every remote, in a real browser, and checks what the portal promises of each. */
export const proof = defineProof({
  options: {
    remote: someOf('remotes that fail', remoteNames, { short: () => ['lobby', 'member', 'mall'] }),
    fault: partOf('only faults with this in their name'),
    together: count('remotes at once', { usual: 3, short: 3 }),
  },
  run: async ({ values, short, report }) => {
    const chosen = faults.filter(({ name }) => name.includes(values.fault) && (!short || isInShortRun(name)));
    const deploy = deployFault.includes(values.fault) && (!short || isInShortRun(deployFault));
    report.reached(chosen.length + Number(deploy), `faults with "${values.fault}" in their name`);
    const data = mkdtempSync(join(tmpdir(), 'atrium-faults-'));
    const portal = await startPortal({ data });
    const browser = await chromium.launch(await launchOptions());
    const results: FaultResult[] = [];
    const waiting = [...values.remote];
    const work = async () => {
      for (let remote = waiting.shift(); remote; remote = waiting.shift())
        results.push(
          ...(await proveRemote({
            faults: chosen,
            deploy,
            browser,
            portal,
            data,
            remote,
            onResult: printEncounter,
          })),
        );
    };
    try {
      await Promise.all(Array.from({ length: values.together }, work));
    } finally {
      await browser.close();
      await portal.stop();
      rmSync(data, { recursive: true, force: true });
    }
    printFigures(results);
    for (const { remote, fault, broken } of results)
      report.fault(...broken.map((promise) => `${remote}, ${fault}: ${promise}`));
  },
});

function printEncounter({ remote, fault, seconds, broken }: FaultResult): void {
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  console.log(`  ${[remote.padEnd(10), fault.padEnd(32), time, ...broken].join('  ')}`);
}
