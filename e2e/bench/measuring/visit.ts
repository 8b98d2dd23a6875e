import type { BrowserContext, Page } from 'playwright';
import type { PortalSession } from '../../prove/kill/take-seat';
import { lineProfile } from './line-profile';
import { anyView, markPage, pageMarks } from './page-marks';
import { Transfers, type Transfer } from './transfers';

export interface Visit {
  /** Milliseconds from the start of the navigation to the first frame with content. */
  firstContent: number;
  /** Milliseconds to the first frame in which a part of it is the host’s own and not covered by a page snapshot. */
  firstUsable: number;
  transfers: Transfer[];
}

interface VisitOptions {
  /** Default: visits as a visitor. */
  session?: PortalSession | undefined;
  /** Whether network and processor are slowed down; default yes. */
  slow?: boolean;
  /** Selector of what counts as content; default any view of a remote. */
  content?: string;
  /** Cookies besides those of the session. */
  cookies?: { name: string; value: string }[];
}

/** Opens an address in a new tab, waits until it is usable and then until the network is quiet. */
export async function visit(
  context: BrowserContext,
  address: string,
  { session, slow = true, content = anyView, cookies = [] }: VisitOptions = {},
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
    await page.addInitScript(markPage, { marks: pageMarks, content });
    const url = new URL(address).origin;
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    if (session !== undefined) {
      await context.addCookies(
        session.cookie.split('; ').map((cookie) => ({ ...pairOf(cookie), url, httpOnly: true })),
      );
      await page.addInitScript((handle) => sessionStorage.setItem('token', handle), session.authorization);
    }
    const transfers = new Transfers(protocol);
    await page.goto(address, { waitUntil: 'commit' });
    const firstUsable = await timeOf(page, pageMarks.usable);
    const firstContent = await timeOf(page, pageMarks.content);
    await transfers.quiet();
    return { firstContent, firstUsable, transfers: transfers.all };
  } finally {
    await page.close();
  }
}

async function timeOf(page: Page, mark: string): Promise<number> {
  const time = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
  return (await time.jsonValue()) ?? NaN;
}

function pairOf(cookie: string): { name: string; value: string } {
  const end = cookie.indexOf('=');
  return { name: cookie.slice(0, end), value: cookie.slice(end + 1) };
}
