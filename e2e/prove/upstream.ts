import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startBehindRelay } from '../support/start-behind-relay';
import { count, partOf, seed } from './define-proof/option';
import { defineProof } from './define-proof/define-proof';
import { seededRandom } from './kill/seeded-random';
import { draw as drawSome } from './strict-source/draw';
import { drawCases } from './upstream/draw-cases';
import { openAndLook } from './upstream/look-at';
import { runCase } from './upstream/run-case';
import { UpstreamRelay } from './upstream/upstream-relay';
import { takeSeats, type Visit } from './upstream/visits';

/**
 * Opens pages of all remotes while the back end answers one of their calls badly. No page is blank, no error is
 * unhandled, and no session is lost; afterwards the page is whole again.
 */
export const proof = defineProof({
  options: {
    cases: count('corrupted answers', { usual: 200, short: 16 }),
    pages: count('pages, drawn from all', { usual: 100, short: 12 }),
    call: partOf('only calls with this in their id'),
    corruption: partOf('only corruptions with this in their name'),
    seed: seed('the cases are drawn from it'),
  },
  run: async ({ values, report }) => {
    const relay = await new UpstreamRelay().open();
    const portal = await startBehindRelay(relay);
    const browser = await chromium.launch(await launchOptions());
    const draw = seededRandom(values.seed);
    try {
      const visits = drawSome(await takeSeats(browser, portal), values.pages, values.seed);
      const calls = await callsOf(relay, visits);
      const cases = drawCases(calls, { ...values, draw });
      let corrupted = 0;
      for (const one of cases) {
        const { times, broken } = await runCase(relay, one, draw);
        corrupted += Math.min(times, 1);
        const where = `${one.call}, ${one.corruption.name}, ${one.visit.path} of ${one.visit.seat.name}`;
        report.log(`  ${times === 0 ? 'not asked' : (broken[0] ?? 'whole')}: ${where}`);
        report.fault(...broken.map((sentence) => `${where}: ${sentence}`));
      }
      report.log(`\n  ${calls.size} calls at ${visits.length} pages, ${corrupted} of ${cases.length} cases reached`);
      report.reached(corrupted, 'corrupted answers', Math.ceil(cases.length * 0.9));
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
});

/** The pages of each call, with every answer as the back end gives it. */
async function callsOf(relay: UpstreamRelay, visits: readonly Visit[]): Promise<Map<string, Visit[]>> {
  const calls = new Map<string, Visit[]>();
  for (const visit of visits) {
    relay.takeSeen();
    await openAndLook(visit.seat.tab, visit.path);
    for (const call of relay.takeSeen()) calls.set(call, [...(calls.get(call) ?? []), visit]);
  }
  return calls;
}
