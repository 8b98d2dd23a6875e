import { expect } from 'playwright/test';
import type { Line, PageReport } from '../../support/line';
import type { Fault } from './fault';
import type { Target } from './target';

/** Leaves the page, which sends what it has to say, and finds what the portal was told of the fault. */
export async function reportOf(
  line: Line,
  { tab, remote }: Target,
  { causes, phases = ['load'] }: Fault,
  after: number,
): Promise<PageReport | undefined> {
  await tab.page.goto('about:blank');
  if (causes.length === 0) return undefined;
  const told = () =>
    line.reports
      .slice(after)
      .filter((report) => report.kind === 'error' && report.remote === remote && report.release !== '');
  const fitting = () =>
    told().find(({ phase, context }) => phases.includes(phase) && causes.includes(String(context?.['kind'])));
  await expect
    .poll(fitting, { timeout: 12_000, message: `told was ${JSON.stringify(told()).slice(0, 500)}` })
    .toBeDefined();
  return fitting();
}
