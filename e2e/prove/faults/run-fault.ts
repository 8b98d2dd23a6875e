import { expect } from 'playwright/test';
import type { FaultProxy } from '../../support/fault-proxy';
import { arrive, useTheRest, viewOf } from './at-the-portal';
import type { Fault } from './fault';
import { failing, mountedLate } from './faulty-release';
import { reportOf, type FoundReport } from './report-of';
import type { Target } from './target';

/** The result of one fault in one remote. */
export interface FaultResult {
  remote: string;
  fault: string;
  /** The rest of the portal worked during the fault. */
  survived: boolean;
  /** Retry mounted the view without a reload; undefined where it cannot. */
  retried: boolean | undefined;
  /** From the beginning to the fault message, or to the place where there is none. */
  seconds: number | undefined;
  /** Most seconds promised; undefined without a promise. */
  within: number | undefined;
  /** Phase and cause of the report to operators. */
  report: string;
  /** Undefined when an expected report is missing. */
  reportedBy: FoundReport['by'] | 'nothing to report' | undefined;
  /** Sentences about broken promises. */
  broken: string[];
}

/** Timeout in milliseconds, far above every promised time, so that the proof measures how late something is. */
const patience = 60_000;

/** Injects a fault, uses the rest of the portal meanwhile, and retries once the cause is gone. */
export async function runFault(proxy: FaultProxy, target: Target, fault: Fault): Promise<FaultResult> {
  const { tab, remote } = target;
  const result: FaultResult = {
    remote,
    fault: fault.name,
    survived: false,
    retried: undefined,
    seconds: undefined,
    within: fault.within,
    report: '',
    reportedBy: undefined,
    broken: [],
  };
  const keeps = async (promise: string, work: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      result.broken.push(`${promise}: ${String(error).replaceAll(/\s+/g, ' ').slice(0, 300)}`);
      return false;
    }
  };
  const began = Date.now();

  try {
    const since = await arrive(proxy, target, fault);
    if (fault.outcome === 'mends' || fault.outcome === 'stays') await expectMessage(since);
    else await expectPlace(since);
    await keeps('nothing altered runs', async () =>
      expect(await tab.page.evaluate(() => 'alteredBytesRan' in globalThis)).toBe(false),
    );
  } catch (error) {
    result.broken.push(String(error).replaceAll(/\s+/g, ' ').slice(0, 300));
  }
  await removeFault();
  await keeps('a report names remote, release, phase and cause', async () => {
    const found = await reportOf(proxy, target, fault, began);
    result.reportedBy = found?.by ?? 'nothing to report';
    if (found) result.report = `${found.report.phase}, ${String(found.report.context?.['kind'])}`;
  });
  return result;

  async function expectMessage(since: () => number): Promise<void> {
    if (fault.within === 8 && !fault.late)
      await keeps('a waiting message is shown', () => expect(tab.stillLoading).toBeVisible({ timeout: patience }));
    await keeps('the fault message is shown', () => expect(tab.fault).toBeVisible({ timeout: patience }));
    result.seconds = (Date.now() - since()) / 1000;
    await keeps('the message is the one for players', () =>
      expect(tab.fault).toContainText(tab.say('host', 'place.failed.text')),
    );
    let steps = 1;
    result.survived = await keeps('the rest of the portal works', async () => (steps = await useTheRest(target)));
    await keeps('the fault message is shown again after Back', async () => {
      for (; steps > 0; steps -= 1) await tab.page.goBack();
      await expect(tab.fault).toBeVisible({ timeout: patience });
    });
    if (fault.late)
      await keeps('a late view is unmounted', async () => {
        await tab.page.waitForFunction((name) => name in globalThis, mountedLate, { timeout: patience });
        await expect(viewOf(target)).toHaveCount(0);
        await expect(tab.fault).toBeVisible();
      });
    if (fault.outcome === 'mends') {
      await removeFault();
      result.retried = await keeps('Retry mounts the view', async () => {
        await tab.retry.click({ timeout: patience });
        await expect(viewOf(target)).toBeVisible({ timeout: patience });
        await expect(tab.fault).toHaveCount(0);
      });
    } else {
      await keeps('Retry shows the fault message again', async () => {
        await tab.retry.click({ timeout: patience });
        await expect(tab.fault).toBeVisible({ timeout: patience });
      });
    }
  }

  async function expectPlace(since: () => number): Promise<void> {
    await keeps('the place is shown', () => expect(viewOf(target)).toBeVisible({ timeout: patience }));
    result.seconds = (Date.now() - since()) / 1000;
    await keeps('no fault message is shown', () => expect(tab.fault).toHaveCount(0));
    result.survived = await keeps('the rest of the portal works', () => useTheRest(target));
  }

  async function removeFault(): Promise<void> {
    proxy.clearFaults();
    await tab.page.evaluate((key) => sessionStorage.removeItem(key), failing).catch(() => undefined);
  }
}
