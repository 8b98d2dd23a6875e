import { rmSync } from 'node:fs';
import { expect } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy';
import { atrium } from '../../support/registry';
import { fileAddress } from '../../support/releases';
import { goToRest } from '../leak/seats';
import { goWithin, viewOf } from './at-the-portal';
import type { FaultResult } from './run-fault';
import { nextRelease } from '../../support/next-release';
import type { Target } from './target';

/** The name of this fault. */
export const deployFault = 'open during a deploy';

/** Milliseconds: an open page requests the composition every 15 s. */
const noticing = 60_000;

/**
 * Publishes and promotes a release while a page is open: the page keeps the files of its own release, and gets the new
 * one with its next document.
 * @param data the folder of the running portal's database
 */
export async function runDeploy(proxy: FaultProxy, target: Target, data: string): Promise<FaultResult> {
  const { tab, remote, before } = target;
  const broken: string[] = [];
  let seconds: number | undefined;
  let survived = false;
  const next = nextRelease(remote);
  try {
    await goToRest(tab);
    if (before) {
      await tab.open(before.path);
      await expect(viewOf({ tab, stop: before })).toBeVisible();
    }
    const devtools = await tab.page.context().newCDPSession(tab.page);
    await devtools.send('Network.clearBrowserCache');
    const deployed = Date.now();
    await atrium(['publish', next.folder], { data });
    await atrium(['promote', remote, next.id], { data });

    const began = Date.now();
    await tab.page.evaluate(goWithin, target.stop.path);
    await expect(viewOf(target), 'the open page still finds its release').toBeVisible();
    seconds = (Date.now() - began) / 1000;
    await expect(tab.fault).toHaveCount(0);
    survived = true;

    await expect
      .poll(() => proxy.firstRequestAt(/^\/composition/, Math.max(began, deployed)), { timeout: noticing })
      .toBeDefined();
    await goToRest(tab);
    await tab.page.evaluate(goWithin, target.stop.path);
    await expect(viewOf(target), 'the next page has the new release').toBeVisible();
    expect(proxy.firstRequestAt(fileAddress(remote, next.entry), began), 'its entry was asked for').toBeDefined();
  } catch (error) {
    broken.push(String(error).replaceAll(/\s+/g, ' ').slice(0, 300));
  } finally {
    rmSync(next.folder, { recursive: true, force: true });
  }
  return {
    remote,
    fault: deployFault,
    survived,
    retried: undefined,
    seconds,
    within: undefined,
    report: '',
    reportedBy: 'nothing to report',
    broken,
  };
}
