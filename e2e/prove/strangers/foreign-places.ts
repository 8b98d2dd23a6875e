import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Frame, Page } from 'playwright';

const empty = { contentType: 'text/html', body: '<!doctype html><title>stranger</title>' };
/** Milliseconds for a document to open. */
const patience = 10_000;

/** A document beside the portal's own tabs. */
export interface ForeignDocument {
  name: string;
  document: Page | Frame;
  /** `inert`: no script of its own runs. `own`: it runs on the portal's origin, and gets a handle (0048). */
  kind: 'inert' | 'foreign' | 'own';
}

interface Places {
  context: BrowserContext;
  /** The player's tab. */
  tab: Page;
  /** Origin of the portal. */
  portal: string;
  merchant: string;
  /** A file of a release, on the portal's origin. */
  file: string;
}

/** Opens documents of others in every way that a browser offers, in the player's own browser. */
export async function foreignPlaces(
  { context, tab, portal, merchant, file }: Places,
  sitePort: number,
): Promise<ForeignDocument[]> {
  const open = async (address: string) => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  /** A document of the attacker's on an origin of the portal's server. */
  const made = async (origin: string) => {
    const page = await context.newPage();
    await page.route('**/stranger.html', (route) => route.fulfill(empty));
    await page.goto(`${origin}/stranger.html`);
    return page;
  };
  const popup = async (opener: Page, features: string) => {
    const opened = context.waitForEvent('page', { timeout: patience });
    await opener.evaluate(([url = '', how = '']) => void window.open(url, '_blank', how), [portal + file, features]);
    const page = await opened;
    await page.waitForURL(portal + file, { timeout: patience });
    return page;
  };
  const framed = async (parent: Page) => {
    const attached = parent.waitForEvent('framenavigated', { timeout: patience });
    await parent.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, portal + file);
    return attached;
  };
  const site = await open(`http://evil.localhost:${sitePort}/`);
  const sibling = await open(`http://stranger.atrium.localhost:${sitePort}/`);
  return [
    { name: 'a release’s file in another tab', document: await open(portal + file), kind: 'inert' },
    { name: 'a release’s file, framed by another site', document: await framed(site), kind: 'inert' },
    { name: 'a release’s file, framed by the portal’s tab', document: await framed(tab), kind: 'inert' },
    { name: 'a release’s file, opened by the portal’s tab', document: await popup(tab, ''), kind: 'inert' },
    { name: 'a release’s file, opened without an opener', document: await popup(tab, 'noopener'), kind: 'inert' },
    { name: 'a release’s file, opened by another site', document: await popup(site, ''), kind: 'inert' },
    { name: 'another site', document: site, kind: 'foreign' },
    { name: 'another host of the same site', document: sibling, kind: 'foreign' },
    {
      name: 'a third party’s origin',
      document: await made(portal.replace(`${merchant}.atrium`, `${merchant}--chat.embed`)),
      kind: 'foreign',
    },
    { name: 'a document on the portal’s origin', document: await made(portal), kind: 'own' },
  ];
}

/**
 * Serves the attacker's own site on a free port, under every name below `localhost`. A document that a test makes up is
 * not enough: browsers keep it from sending anything to this machine.
 */
export async function serveForeignSite(): Promise<{ port: number; close(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', empty.contentType).end(empty.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
