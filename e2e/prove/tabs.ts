import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { count } from './define-proof/option';
import { loseOneSession } from './tabs/lose-one-session';

/**
 * Opens many tabs of one player, types into each, ends the session, and lets all tabs find out at once. A fault is more
 * or fewer than one message, lost input before the message is read, or a tab that stays signed in.
 */
export const proof = defineProof({
  options: { tabs: count('tabs', { usual: 20, short: 8, least: 2 }) },
  run: async ({ values: { tabs }, report }) => {
    const portal = await startPortal();
    const browser = await chromium.launch(await launchOptions());
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const { milliseconds, faults } = await loseOneSession({ portal, context, tabs }).finally(async () => {
      await browser.close();
      await portal.stop();
    });
    report.log(`
  one message ${Math.round(milliseconds.shown)} ms after the first tab found out, all signed out ${Math.round(milliseconds.signedOut)} ms after it was read`);
    report.fault(...faults);
  },
});
