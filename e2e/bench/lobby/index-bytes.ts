import { gamesIndex, gamesSearch } from '@atrium/api';
import type { Browser } from 'playwright';
import { Transfers } from '../measuring/transfers';

/** The calls that fill the search's index, and their bytes on the wire, from the sandbox's own catalogue. */
export async function indexBytes(browser: Browser, address: string): Promise<{ calls: number; bytes: number }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    const transfers = new Transfers(protocol);
    await page.goto(address);
    await page.locator('[aria-setsize]').first().waitFor();
    await transfers.quiet();
    const own = transfers.all.filter(({ path }) =>
      [gamesIndex, gamesSearch].some((call) => path.startsWith(call.path)),
    );
    return { calls: own.length, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await context.close();
  }
}
