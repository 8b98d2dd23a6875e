import type { BrowserContext } from 'playwright';
import type { PortalSession } from '../../prove/kill/take-seat';
import { anyView, firstContentMark, markFirstContent } from './first-content';
import { lineProfile } from './line-profile';
import { Transfers, type Transfer } from './transfers';

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  firstContent: number;
  transfers: Transfer[];
}

interface VisitOptions {
  /** Default: visits as a visitor. */
  session?: PortalSession | undefined;
  /** Whether network and processor are slowed down; default yes. */
  slow?: boolean;
  /** Selector of what counts as content; default any view of a remote. */
  content?: string;
}

/** Opens an address in a new tab, waits for its first content and then until the network is quiet. */
export async function visit(
  context: BrowserContext,
  address: string,
  { session, slow = true, content = anyView }: VisitOptions = {},
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    if (slow) {
      const { latency, down, up, processor } = lineProfile;
      await protocol.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: down / 8,
        uploadThroughput: up / 8,
      });
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: processor });
    }
    await page.addInitScript(markFirstContent, { name: firstContentMark, content });
    if (session !== undefined) {
      const url = new URL(address).origin;
      await context.addCookies(
        session.cookie.split('; ').map((cookie) => ({ ...pairOf(cookie), url, httpOnly: true })),
      );
      await page.addInitScript((handle) => sessionStorage.setItem('token', handle), session.authorization);
    }
    const transfers = new Transfers(protocol);
    await page.goto(address, { waitUntil: 'commit' });
    const firstContent = await page
      .waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, firstContentMark)
      .then((time) => time.jsonValue());
    await transfers.quiet();
    return { firstContent: firstContent ?? 0, transfers: transfers.all };
  } finally {
    await page.close();
  }
}

function pairOf(cookie: string): { name: string; value: string } {
  const end = cookie.indexOf('=');
  return { name: cookie.slice(0, end), value: cookie.slice(end + 1) };
}
