import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { builtRemotes } from '../support/releases';
import { deployUnderTabs } from './deploys/deploy-under-tabs';
import { deployOptions } from './deploys/options';

/**
 * Publishes and promotes releases of one remote while tabs are open, go to places that are loaded lazily, and have
 * forms half filled in.
 * @throws when somebody notices: a file that is gone, a blank page, an error, a form that is lost; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = deployOptions(args, builtRemotes());
  console.log(`\n${options.tabs} tabs, ${options.releases} releases of ${options.remote} (--seed ${options.seed})`);
  const data = mkdtempSync(join(tmpdir(), 'atrium-deploys-'));
  const portal = await startPortal({ data });
  const browser = await chromium.launch(await launchOptions());
  const log = (line: string) => console.log(line);
  const deploying = deployUnderTabs({ ...options, browser, portal, data, log }).finally(async () => {
    await browser.close();
    await portal.stop();
    rmSync(data, { recursive: true, force: true });
  });
  const { releases, visits, documents, forms, pruned, faults } = await deploying;
  console.log(`
  ${releases} releases under ${options.tabs} tabs: ${visits} visits to lazy places, ${documents} documents loaded, ${pruned} releases pruned
  ${forms} forms half filled in all the while, then sent
  ${faults.length === 0 ? 'no file was gone, no page blank, nothing lost' : `${faults.length} faults`}`);
  if (faults.length > 0) throw new Error(`A deploy was noticed:\n  ${faults.slice(0, 40).join('\n  ')}`);
}
