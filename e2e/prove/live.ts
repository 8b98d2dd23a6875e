import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { Line } from '../support/line';
import { startPortal } from '../support/portal';
import { goThrough } from './live/go-through';
import { liveOptions } from './live/options';

/**
 * Breaks the live channel off again and again while the line loses, doubles and reorders events, with two tabs open.
 * @throws when a tab does not show in the end what the server has, each event once and in its order; never because of
 * a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = liveOptions(args);
  console.log(`\n${options.reconnects} reconnects of two tabs over a bad line (--seed ${options.seed})`);
  const portal = await startPortal();
  const line = await Line.before(portal);
  const browser = await chromium.launch(await launchOptions());
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const proving = goThrough({ portal, line, context }, options).finally(async () => {
    await browser.close();
    await line.stop();
    await portal.stop();
  });
  const { events, channel, faults } = await proving;
  const { opened, cut, dropped, doubled, reordered } = channel.counts;
  console.log(`
  ${events} messages; ${cut} channels cut, ${opened} opened, at most ${channel.mostAtOnce} at once for both tabs
  on the line ${dropped} events were lost, ${doubled} doubled, ${reordered} brought out of order
  ${faults.length === 0 ? 'each tab showed each message once and in order, and the balance of the ledger' : `${faults.length} faults`}`);
  if (faults.length > 0) throw new Error(`A page does not show what the server has:\n  ${faults.join('\n  ')}`);
}
