import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type LaunchOptions } from 'playwright';
import { startPortal } from '../support/portal';
import { remoteNames } from '../support/remote-names';
import { defineProof } from './define-proof/define-proof';
import { count, someOf } from './define-proof/option';
import { printFindings } from './leak/figures';
import { proveRemote } from './leak/prove-remote';

/** Mounts and unmounts every view of every remote in the running portal. Growth per mount above a limit is a fault. */
export const proof = defineProof({
  options: {
    mounts: count('mounts of each remote, shared by its views', { usual: 1000, short: 1000, least: 100 }),
    remote: someOf('remotes', remoteNames, { short: () => ['mall'] }),
  },
  run: async ({ values, report }) => {
    const portal = await startPortal();
    const browser = await chromium.launch(await withSteadyCode());
    try {
      for (const remote of values.remote) {
        const findings = await proveRemote({ browser, portal, remote, mounts: values.mounts });
        printFindings(findings);
        report.fault(...findings.faults);
        const mounts = findings.seats.reduce((sum, seat) => sum + seat.mounts, 0);
        report.reached(mounts, `mounts of ${remote}`, values.mounts);
      }
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
});

/**
 * Without what would look like a leak: optimized code grows on the heap for as long as a page runs, and the bytecode of
 * unused functions comes and goes.
 */
async function withSteadyCode(): Promise<LaunchOptions> {
  const { args = [], ...options } = await launchOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev --no-flush-bytecode'] };
}
