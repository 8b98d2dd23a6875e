import { engines } from '../support/engines/engine';
import { findEngines } from '../support/engines/find-engines';
import { startPortal } from '../support/portal';
import { startSnapshotWorker } from '../support/start-snapshot-worker';
import { testEnvironment } from '../support/start-test-portal';
import { runStories } from './browsers/run-stories';
import { stories } from './browsers/stories';
import { table, type BrowserColumn } from './browsers/table';
import { defineProof } from './define-proof/define-proof';
import { partOf, someOf } from './define-proof/option';

/** Runs the same stories in Chromium, Firefox and WebKit, and prints a table of the results. */
export const proof = defineProof({
  options: {
    engines: someOf('browsers', () => engines),
    story: partOf('only stories with this in their title; some of them with --short'),
  },
  run: async ({ values, short, report }) => {
    const named = stories.filter((story) => story.title.includes(values.story) && (!short || story.short));
    report.reached(named.length, `stories with "${values.story}" in their title`);
    const columns: BrowserColumn[] = [];
    const needed = named.some(({ needsSnapshots }) => needsSnapshots);
    const worker = needed ? await startSnapshotWorker() : undefined;
    if (needed && !worker) report.skip('stories with page snapshots', 'no Chromium is installed');
    const chosen = named.filter(({ needsSnapshots }) => worker || !needsSnapshots);
    const portal = await startPortal({ environment: { ...testEnvironment, ...worker?.environment } });
    try {
      for (const found of await findEngines([...values.engines])) {
        if ('missing' in found) {
          report.skip(found.engine, found.missing);
          continue;
        }
        const browser = await found.launch();
        report.log(`\n${browser.version}`);
        const results = await runStories(browser, portal, chosen, ({ title, milliseconds, failure }) =>
          report.log(`  ${title.padEnd(76)}${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${failure ?? ''}`),
        ).finally(() => browser.close());
        columns.push({ browser: browser.version, results });
      }
    } finally {
      await portal.stop();
      await worker?.stop();
    }
    report.log(`\n${table(columns)}`);
    for (const { browser, results } of columns)
      for (const { title, failure } of results)
        if (failure !== undefined) report.fault(`${browser}: ${title}: ${failure}`);
    report.reached(columns.length, 'installed browsers');
  },
});
