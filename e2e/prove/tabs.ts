import { parseArgs } from 'node:util';
import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { naturalNumber } from '../support/natural-number';
import { startPortal } from '../support/portal';
import { loseOneSession } from './tabs/lose-one-session';

/**
 * Opens many tabs of one customer, types into each, ends the session, and lets all of them find out at once; 20 tabs,
 * or `--tabs N`.
 * @throws when more or fewer than one message is shown, when something typed is gone while it stands, or when a tab
 * stays signed in; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { tabs: { type: 'string' } } });
  const tabs = naturalNumber('--tabs', values.tabs ?? '20');
  console.log(`\nOne lost session in ${tabs} tabs`);
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const { milliseconds, faults } = await loseOneSession({ portal, context, tabs }).finally(async () => {
    await browser.close();
    await portal.stop();
  });
  console.log(`
  one message ${Math.round(milliseconds.told)} ms after the first tab found out, all signed out ${Math.round(milliseconds.left)} ms after it was read
  ${faults.length === 0 ? `${tabs} tabs: one message, nothing typed was lost, every tab signed out` : `${faults.length} faults`}`);
  if (faults.length > 0) throw new Error(`A lost session is not the same in every tab:\n  ${faults.join('\n  ')}`);
}
