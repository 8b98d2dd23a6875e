import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '@atrium/bundling/chromium';
import { startPortal } from '../support/portal';
import { Visitors } from './outside/browser';
import { followGuide } from './outside/follow-guide';
import { blocksOf } from './outside/guide';

const root = join(import.meta.dirname, '../..');

/**
 * Follows docs/guides/ship-a-remote.md line by line, as a team in a folder outside the repository and as the operator,
 * and looks in a browser whether what it says is so: a new remote is live for one merchant only.
 * @throws where it is not
 */
export async function prove(args: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-outside-'));
  const data = join(folder, 'data');
  const guide = blocksOf(readFileSync(join(root, 'docs/guides/ship-a-remote.md'), 'utf8'));
  console.log(`\nThe guide "Ship a remote", followed in ${folder}\n`);
  const portal = await startPortal({ data });
  const browser = await chromium.launch(await launchOptions());
  try {
    await followGuide({ guide, portal, data, folder, root, visitors: new Visitors(browser, portal) });
    console.log('\nA new remote is live for one merchant only.');
  } finally {
    await browser.close();
    await portal.stop();
    if (!args.includes('--keep')) rmSync(folder, { recursive: true, force: true });
  }
}
