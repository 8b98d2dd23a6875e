import { expect } from 'playwright/test';
import type { Line, PageReport } from '../../support/line';
import { present } from '../../support/present';
import { goToRest } from '../leak/seats';
import type { Fault } from './fault';
import type { Target } from './target';

/** Milliseconds for a report to arrive; the portal's busiest moments among them. */
const patience = 12_000;
/** After which a page that was left has told what it could tell by itself. */
const byItself = 3_000;

export interface Told {
  report: PageReport;
  /** Whether the page that was left told it, or the next one, which finds it kept in the browser. */
  by: 'the page left' | 'the next page';
}

/**
 * Leaves the page and finds what the portal was told of the fault; where that is nothing yet, opens another page.
 * @param since moment from which the fault was there: a report of the fault before may arrive late
 * @throws where that page tells nothing either
 */
export async function reportOf(
  line: Line,
  { tab, remote }: Target,
  { causes, phases = ['load'] }: Fault,
  since: number,
): Promise<Told | undefined> {
  await tab.page.goto('about:blank');
  if (causes.length === 0) return undefined;
  const told = () =>
    line.reports.filter(
      ({ kind, remote: whose, release, at }) => kind === 'error' && whose === remote && release !== '' && at >= since,
    );
  const fitting = () =>
    told().find(({ phase, context }) => phases.includes(phase) && causes.includes(String(context?.['kind'])));
  const arrives = async (timeout: number) => {
    await expect.poll(fitting, { timeout, message: `told was ${JSON.stringify(told()).slice(0, 500)}` }).toBeDefined();
    return present(fitting());
  };
  const early = await arrives(byItself).catch(() => undefined);
  if (early) return { report: early, by: 'the page left' };
  await goToRest(tab);
  return { report: await arrives(patience), by: 'the next page' };
}
