import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type LaunchOptions } from 'playwright';
import { builtRemotes } from '../support/releases';
import { startPortal } from '../support/portal';
import { printFindings } from './leak/figures';
import { leakOptions } from './leak/options';
import { proveRemote } from './leak/prove-remote';

/**
 * Mounts and unmounts every view of every remote in the running portal, again and again, and looks at what stays.
 * @throws when something grows with the mounts; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const { mounts, remotes } = leakOptions(args, builtRemotes());
  console.log(`\n${mounts} mounts a remote, spread evenly over its views\n`);
  const portal = await startPortal();
  const browser = await chromium.launch(await withoutOptimizing());
  const faults: string[] = [];
  try {
    for (const remote of remotes) {
      const findings = await proveRemote({ browser, portal, remote, mounts });
      printFindings(findings);
      faults.push(...findings.faults);
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  if (faults.length > 0) throw new Error(`Something is left behind:\n  ${faults.join('\n  ')}`);
}

/** Code that the engine optimizes while it runs would be counted with the heap, for as long as it finds something to optimize. */
async function withoutOptimizing(): Promise<LaunchOptions> {
  const { args = [], ...options } = await launchOptions();
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev'] };
}
