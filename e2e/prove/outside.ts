import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '@atrium/bundling/chromium';
import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { flag } from './define-proof/option';
import { Visitors } from './outside/browser';
import { followGuide } from './outside/follow-guide';
import { blocksOf } from './outside/guide';

const root = join(import.meta.dirname, '../..');

/**
 * Follows docs/guides/ship-a-remote.md line by line, as a team in a folder outside the repository and as the operator,
 * and checks in a browser that a new remote is live for one merchant only. There is nothing to count, so that a short
 * run is the same.
 */
export const proof = defineProof({
  options: { keep: flag("keeps the team's folder") },
  run: async ({ values, report }) => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-outside-'));
    const data = join(folder, 'data');
    const guide = blocksOf(readFileSync(join(root, 'docs/guides/ship-a-remote.md'), 'utf8'));
    report.reached(guide.length, 'blocks of the guide', 5);
    report.log(`\nThe guide "Ship a remote", followed in ${folder}\n`);
    const portal = await startPortal({ data });
    const browser = await chromium.launch(await launchOptions());
    try {
      await followGuide({ guide, portal, data, folder, root, visitors: new Visitors(browser, portal) });
      report.log('\nA new remote is live for one merchant only.');
    } finally {
      await browser.close();
      await portal.stop();
      if (!values.keep) rmSync(folder, { recursive: true, force: true });
    }
  },
});
