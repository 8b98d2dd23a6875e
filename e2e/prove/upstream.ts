import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startBehindRelay } from '../support/start-behind-relay';
import { testEnvironment } from '../support/start-test-portal';
import { count, partOf, seed } from './define-proof/option';
import { defineProof, type Run } from './define-proof/define-proof';
import { seededRandom, type Draw } from '../support/seeded-random';
import { draw as drawSome } from './strict-source/draw';
import { drawCases } from './upstream/draw-cases';
import { drawFormCases } from './upstream/forms/draw-form-cases';
import { runFormCase } from './upstream/forms/run-form-case';
import { openAndLook } from './upstream/look-at';
import { runCase } from './upstream/run-case';
import { UpstreamRelay } from './upstream/upstream-relay';
import { takeSeats, type Visit } from './upstream/visits';

const options = {
  cases: count('corrupted answers at pages that are opened', { usual: 200, short: 8, least: 0 }),
  pages: count('pages, drawn from all', { usual: 100, short: 6 }),
  forms: count('corrupted answers to forms that are sent', { usual: 220, short: 8, least: 0 }),
  call: partOf('only calls with this in their id'),
  corruption: partOf('only corruptions with this in their name'),
  seed: seed('the cases are drawn from it'),
};

interface Stage {
  relay: UpstreamRelay;
  portal: Awaited<ReturnType<typeof startBehindRelay>>;
  browser: Awaited<ReturnType<typeof chromium.launch>>;
  draw: Draw;
}

type Running = Run<{ cases: number; pages: number; forms: number; call: string; corruption: string; seed: number }>;

/**
 * Opens pages of all remotes, and sends their forms, while the back end answers one of their calls badly. No page is
 * blank, no error is unhandled, no session is lost, input is kept, and no money is in doubt; afterwards the page is
 * whole again.
 */
export const proof = defineProof({
  options,
  run: async (run) => {
    const relay = await new UpstreamRelay().open();
    const portal = await startBehindRelay(relay, testEnvironment);
    const browser = await chromium.launch(await launchOptions());
    const stage = { relay, portal, browser, draw: seededRandom(run.values.seed) };
    try {
      if (run.values.cases > 0) await openPages(stage, run);
      if (run.values.forms > 0) await sendForms(stage, run);
    } finally {
      await browser.close();
      await portal.stop();
    }
  },
});

async function openPages({ relay, portal, browser, draw }: Stage, { values, report }: Running): Promise<void> {
  const visits = drawSome(await takeSeats(browser, portal), values.pages, values.seed);
  const calls = await callsOf(relay, visits);
  // a call that the portal remembers is not made again when its page is opened again: other cases take its place
  const cases = drawCases(calls, { ...values, cases: 2 * values.cases, draw });
  const wanted = Math.min(values.cases, cases.length);
  let corrupted = 0;
  for (const one of cases) {
    if (corrupted === wanted) break;
    const { times, broken } = await runCase(relay, one, draw);
    corrupted += Math.min(times, 1);
    const where = `${one.call}, ${one.corruption.name}, ${one.visit.path} of ${one.visit.seat.name}`;
    report.log(`  ${times === 0 ? 'not asked' : (broken[0] ?? 'whole')}: ${where}`);
    report.fault(...broken.map((sentence) => `${where}: ${sentence}`));
  }
  report.log(`\n  ${calls.size} calls at ${visits.length} pages, ${corrupted} of ${wanted} cases reached\n`);
  report.reached(corrupted, 'corrupted answers', Math.ceil(wanted * 0.9));
}

async function sendForms({ relay, portal, browser, draw }: Stage, { values, report }: Running): Promise<void> {
  const cases = await drawFormCases({ browser, portal, draw, wanted: values });
  let corrupted = 0;
  for (const one of cases) {
    const { times, broken } = await runFormCase(relay, one, draw);
    corrupted += Math.min(times, 1);
    const where = `${one.form.name} (${one.form.call}), ${one.way.name}`;
    report.log(`  ${times === 0 ? 'not sent' : (broken[0] ?? 'whole')}: ${where}`);
    report.fault(...broken.map((sentence) => `${where}: ${sentence}`));
  }
  report.log(`\n  ${corrupted} of ${cases.length} answers to forms reached`);
  report.reached(corrupted, 'corrupted answers to forms', cases.length);
}

/** The pages of each call, with every answer as the back end gives it. */
async function callsOf(relay: UpstreamRelay, visits: readonly Visit[]): Promise<Map<string, Visit[]>> {
  const calls = new Map<string, Visit[]>();
  for (const visit of visits) {
    // a late call of the page before must not count as one of this page
    await visit.seat.tab.page.goto('about:blank');
    relay.takeSeen();
    await openAndLook(visit.seat.tab, visit.path);
    for (const call of relay.takeSeen()) calls.set(call, [...(calls.get(call) ?? []), visit]);
  }
  return calls;
}
