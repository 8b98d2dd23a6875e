import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { remoteNames } from '../support/remote-names';
import { defineProof } from './define-proof/define-proof';
import { count, oneOf, seed } from './define-proof/option';
import { deployUnderTabs } from './deploys/deploy-under-tabs';

/**
 * Publishes and promotes releases of one remote under open tabs, which visit lazy places and have half-filled forms. A
 * fault is whatever a visitor would notice: a missing file, a blank page, an error, a lost form.
 */
export const proof = defineProof({
  options: {
    tabs: count('open tabs, every fifth with a form', { usual: 20, short: 5, least: 5 }),
    releases: count('releases, with a pruning after every fifth', { usual: 20, short: 5, least: 5 }),
    remote: oneOf('remote that is deployed', remoteNames, { usual: 'lobby' }),
    seed: seed('the visited places are drawn from it'),
  },
  run: async ({ values, report }) => {
    const data = mkdtempSync(join(tmpdir(), 'atrium-deploys-'));
    const portal = await startPortal({ data });
    const browser = await chromium.launch(await launchOptions());
    const deploying = deployUnderTabs({ ...values, browser, portal, data, log: report.log }).finally(async () => {
      await browser.close();
      await portal.stop();
      rmSync(data, { recursive: true, force: true });
    });
    const { releases, visits, documents, forms, pruned, faults } = await deploying;
    report.log(`
  ${releases} releases under ${values.tabs} tabs: ${visits} visits to lazy places, ${documents} documents loaded, ${pruned} releases pruned
  ${forms} half-filled forms, sent at the end`);
    report.reached(visits, 'visits', releases);
    report.reached(forms, 'half-filled forms');
    // open tabs may still use what was published in the last thirty days
    if (pruned > 0) report.fault(`${pruned} releases of the last minutes were pruned`);
    report.fault(...faults);
  },
});
