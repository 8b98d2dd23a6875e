import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../support/portal';
import { startSnapshotWorker } from '../support/start-snapshot-worker';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { loadWhileAllChanges } from './snapshot/load-while-all-changes';

/** Seconds for which a snapshot is sent; short, so that a run passes the limit. */
const age = 60;

/**
 * Loads pages as visitors and as customers while releases, merchants and rewards change, releases die, sessions begin
 * and end, and at last the worker dies. A fault is a first screen of another merchant, language or composition, one with
 * a script or with the data of a person, one for a customer, one after its age limit, and one with a reward that is gone
 * for longer than that.
 */
export const proof = defineProof({
  options: {
    loads: count('page loads', { usual: 500, short: 80, least: 40 }),
    seed: seed('places, languages and changes are drawn from it'),
  },
  run: async ({ values, report }) => {
    const worker = await startSnapshotWorker();
    if (!worker) return report.skip('all', 'no Chromium is installed');
    const data = mkdtempSync(join(tmpdir(), 'atrium-snapshot-'));
    const environment = { ATRIUM_QUICK_HASHES: 'on', ATRIUM_SNAPSHOT_AGE: String(age), ...worker.environment };
    const portal = await startPortal({ data, environment });
    try {
      const result = await loadWhileAllChanges({ ...values, age, portal, data, worker, log: report.log });
      report.log(`
  ${values.loads} page loads, ${result.withSnapshot} with a first screen of ${result.distinct} different pages, ${result.ofCustomers} of customers
  ${result.captured} of ${result.ofVisitors} pages of visitors were captured within 30 s
  ${result.releases} releases, ${result.dead} dead ones, ${result.renamed} changes of merchants, ${result.rewards} of rewards, of which ${result.rewardsSeen} first screens showed the present name
  ${result.largest} bytes at most, the oldest ${result.oldest} s`);
      report.reached(result.captured, 'pages of visitors with a first screen', Math.ceil(result.ofVisitors * 0.8));
      report.reached(result.ofCustomers, 'page loads of customers');
      report.reached(result.releases, 'releases');
      report.reached(result.dead, 'dead releases');
      report.reached(result.renamed, 'changes of merchants');
      report.reached(result.rewardsSeen, 'rewards in first screens');
      report.fault(...result.faults);
    } finally {
      await portal.stop();
      await worker.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
});
