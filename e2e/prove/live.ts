import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { FaultProxy } from '../support/fault-proxy';
import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { runReconnects } from './live/run-reconnects';

/**
 * Cuts the live channel of two tabs again and again, behind a proxy that loses, duplicates and reorders events. A fault is a tab
 * that does not end with what the server has: each event once and in order, and the balance of the ledger.
 */
export const proof = defineProof({
  options: {
    reconnects: count('times the channel is cut', { usual: 50, short: 12, least: 10 }),
    seed: seed('seed of the proxy’s random choices'),
  },
  run: async ({ values, report }) => {
    const portal = await startPortal();
    const proxy = await FaultProxy.before(portal);
    const browser = await chromium.launch(await launchOptions());
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const running = runReconnects({ portal, proxy, context }, values).finally(async () => {
      await browser.close();
      await proxy.stop();
      await portal.stop();
    });
    const { events, channel, faults } = await running;
    const { opened, cut, dropped, doubled, reordered } = channel.counts;
    report.log(`
  ${events} messages; ${cut} channels cut, ${opened} opened, at most ${channel.mostAtOnce} at once for both tabs
  ${dropped} events lost in the proxy, ${doubled} duplicated, ${reordered} reordered`);
    report.fault(...faults);
    report.reached(cut, 'cut channels', values.reconnects);
    report.reached(opened, 'opened channels', values.reconnects);
    report.reached(dropped, 'events lost in the proxy');
    report.reached(doubled, 'events duplicated in the proxy');
    report.reached(reordered, 'events reordered in the proxy');
  },
});
