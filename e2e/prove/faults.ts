import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '@atrium/bundling/chromium';
import { startPortal } from '../support/portal';
import { builtRemotes } from '../support/releases';
import { faults } from './faults/faults';
import { printFigures } from './faults/figures';
import type { Encounter } from './faults/meet';
import { faultOptions } from './faults/options';
import { proveRemote } from './faults/prove-remote';

/**
 * Lets every remote fail in every way there is, in a real browser on a bad line, and holds the portal to its promises.
 * @throws when one is broken
 */
export async function prove(args: string[]): Promise<void> {
  const options = faultOptions(args, builtRemotes(), faults);
  console.log(`\n${options.remotes.length} remotes times ${options.faults.length + Number(options.deploy)} faults\n`);
  const data = mkdtempSync(join(tmpdir(), 'atrium-faults-'));
  const portal = await startPortal({ data });
  const browser = await chromium.launch(await launchOptions());
  const encounters: Encounter[] = [];
  const waiting = [...options.remotes];
  const work = async () => {
    for (let remote = waiting.shift(); remote; remote = waiting.shift())
      encounters.push(...(await proveRemote({ ...options, browser, portal, data, remote, met: tell })));
  };
  try {
    await Promise.all(Array.from({ length: options.together }, work));
  } finally {
    await browser.close();
    await portal.stop();
    rmSync(data, { recursive: true, force: true });
  }
  printFigures(encounters);
  const broken = encounters.flatMap(({ remote, fault, broken }) =>
    broken.map((what) => `${remote}, ${fault}: ${what}`),
  );
  if (broken.length > 0) throw new Error(`Promises were broken:\n  ${broken.join('\n  ')}`);
}

function tell({ remote, fault, seconds, broken }: Encounter): void {
  const time = seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
  console.log(`  ${[remote.padEnd(10), fault.padEnd(32), time, ...broken].join('  ')}`);
}
