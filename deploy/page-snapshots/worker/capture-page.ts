import { pageHeader, workerCookie, type Capture, type CaptureRequest } from '../capture';
import type { Browser, BrowserEvent } from './browser';

/** Widths at which the first screen is measured: a phone and a desktop computer. CSS pixels. */
const screens = [
  { width: 412, height: 915 },
  { width: 1_366, height: 900 },
];
/** Milliseconds after which a page that is not ready is given up. */
const readyLimit = 20_000;
/** Milliseconds without a request after which the lists of a page have arrived. */
const quiet = 700;
/** Milliseconds after which a page that never stops requesting counts as quiet. */
const quietLimit = 4_000;
/** Milliseconds for a page to follow its new width. */
const settling = 300;

/** A page that cannot be captured. */
export class NotCaptured extends Error {
  override readonly name = 'NotCaptured';
}

/**
 * Opens a page in an empty browser context and describes its first screen. The context reaches only the page's own
 * origin, and has no session.
 * @param script of `page/capture.js`
 */
export async function capturePage(browser: Browser, request: CaptureRequest, script: string): Promise<Capture> {
  const { origin } = new URL(request.address);
  const { browserContextId } = await browser.send('Target.createBrowserContext', { disposeOnDetach: true });
  try {
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const session = String(sessionId);
    const page = (method: string, params?: Record<string, unknown>) => browser.send(method, params, session);
    const watch = watchRequests(browser, session, request.address, origin);
    try {
      await page('Page.enable');
      await page('Network.enable');
      await page('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
      await page('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
      await setSize(page, 0);
      for (const [name, value] of Object.entries({ ...request.cookies, [workerCookie]: '1' }))
        await page('Network.setCookie', { url: origin, name, value });
      await page('Page.navigate', { url: request.address });
      return await read(page, watch, script);
    } finally {
      watch.stop();
    }
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}

type Page = (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
type Watch = ReturnType<typeof watchRequests>;

async function read(page: Page, watch: Watch, script: string): Promise<Capture> {
  await until(async () => (await evaluate(page, 'document.readyState')) === 'complete', readyLimit);
  await evaluate(page, script);
  await until(async () => (await evaluate(page, 'atriumCapture.isReady()')) === true, readyLimit);
  await until(async () => Date.now() - watch.last() > quiet, quietLimit).catch(() => undefined);
  for (const index of screens.keys()) {
    await setSize(page, index);
    await pause(settling);
    await evaluate(page, 'atriumCapture.measure()');
  }
  const name = watch.page();
  if (name === undefined) throw new NotCaptured(`the gateway did not name the page by ${pageHeader}`);
  if ((await evaluate(page, 'atriumCapture.isReady()')) !== true) throw new NotCaptured('the page is loading again');
  if ((await evaluate(page, 'atriumCapture.isBroken()')) === true)
    throw new NotCaptured('a part of the page has failed');
  return { page: name, ...((await evaluate(page, 'atriumCapture.read()')) as Omit<Capture, 'page'>) };
}

/** Lets requests to the page's own origin pass, and notes the name of the page. */
function watchRequests(browser: Browser, session: string, address: string, origin: string) {
  let last = Date.now();
  let page: string | undefined;
  const stop = browser.listen((event: BrowserEvent) => {
    if (event.session !== session) return;
    if (event.method === 'Fetch.requestPaused') {
      const { requestId, request } = event.params as { requestId: string; request: { url: string } };
      last = Date.now();
      const answer = isOwn(request.url, origin)
        ? browser.send('Fetch.continueRequest', { requestId }, session)
        : browser.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }, session);
      answer.catch(() => undefined);
    }
    if (event.method !== 'Network.responseReceived') return;
    const { type, response } = event.params as {
      type: string;
      response: { url: string; status: number; headers: Record<string, string> };
    };
    last = Date.now();
    // a page that went elsewhere is not the one that was asked for
    if (type === 'Document')
      page = response.url === address && response.status === 200 ? pageOf(response.headers) : undefined;
  });
  return { last: () => last, page: () => page, stop };
}

function pageOf(headers: Record<string, string>): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === pageHeader)?.[1];
}

function isOwn(url: string, origin: string): boolean {
  return url.startsWith('data:') || url.startsWith('blob:') || (URL.canParse(url) && new URL(url).origin === origin);
}

async function setSize(page: Page, index: number): Promise<void> {
  const { width, height } = screens[index] ?? { width: 412, height: 915 };
  await page('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
}

async function evaluate(page: Page, expression: string): Promise<unknown> {
  const { result, exceptionDetails } = (await page('Runtime.evaluate', { expression, returnByValue: true })) as {
    result?: { value?: unknown };
    exceptionDetails?: { text: string };
  };
  if (exceptionDetails) throw new NotCaptured(exceptionDetails.text);
  return result?.value;
}

async function until(holds: () => Promise<boolean>, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!(await holds())) {
    if (Date.now() > end) throw new NotCaptured('the page was not ready in time');
    await pause(100);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
