import { expect } from 'playwright/test';
import type { FaultProxy, PageReport } from '../../support/fault-proxy';
import { present } from '../../support/present';
import { goToRest } from '../leak/seats';
import type { Fault } from './fault';
import type { Target } from './target';

/** Milliseconds for a report to arrive on a busy machine. */
const patience = 60_000;
/** Milliseconds after which the page that was left is not expected to report any more. */
const byItself = 3_000;

/** A report, and the page that sent it. */
export interface FoundReport {
  report: PageReport;
  /** The page that was left, or the next page, which finds the report in the browser's storage. */
  by: 'the page left' | 'the next page';
}

/**
 * Leaves the page and finds its report of the fault; without one yet, opens another page.
 * @param since when the fault began: a report of the previous fault may arrive late
 * @throws when that page sends no report either
 */
export async function reportOf(
  proxy: FaultProxy,
  { tab, remote }: Target,
  { causes, phases = ['load'] }: Fault,
  since: number,
): Promise<FoundReport | undefined> {
  await tab.page.goto('about:blank');
  if (causes.length === 0) return undefined;
  const reports = () =>
    proxy.reports.filter(
      ({ kind, remote: of, release, at }) => kind === 'error' && of === remote && release !== '' && at >= since,
    );
  const matching = () =>
    reports().find(({ phase, context }) => phases.includes(phase) && causes.includes(String(context?.['kind'])));
  const arrives = async (timeout: number) => {
    await expect
      .poll(matching, { timeout, message: `the reports are ${JSON.stringify(reports()).slice(0, 500)}` })
      .toBeDefined();
    return present(matching());
  };
  const early = await arrives(byItself).catch(() => undefined);
  if (early) return { report: early, by: 'the page left' };
  await goToRest(tab);
  return { report: await arrives(patience), by: 'the next page' };
}
