import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { within } from './byte-budgets.mjs';

/** What sign-in may cost, in bytes, brotli: next to nothing for a visitor who only opens the home page. */
const budgets = { home: 5_000, signIn: 60_000 };

const merchants = ['aurora', 'lotus', 'kestrel'];
/** Milliseconds without a request after which a page counts as quiet; later requests are on demand. */
const quiet = 1_500;
const quietTimeout = 30_000;

/**
 * Loads each merchant's home page and then its sign-in page with an empty cache, and adds up the scripts of the remote
 * `auth`: code and texts, with their size on the wire, brotli. A file that the home page has loaded does not count again
 * for the sign-in page.
 * @param {number} port of a gateway that serves the builds
 * @returns {Promise<string>} the sums of each merchant, for the log
 */
export async function checkSignInBudget(port) {
  const browser = await chromium.launch(await launchOptions());
  try {
    const lines = [];
    for (const merchant of merchants) {
      const origin = `http://${merchant}.atrium.localhost:${port}`;
      const context = await browser.newContext();
      const scripts = await watchAuthScripts(await context.newPage());
      await scripts.load(`${origin}/`);
      const home = scripts.take();
      await scripts.load(`${origin}/login`);
      const signIn = scripts.take().filter(({ name }) => !home.some((file) => file.name === name));
      await context.close();
      if (signIn.length === 0)
        throw new Error(`${merchant}'s sign-in page has loaded no script, so there is nothing to measure.`);
      lines.push(
        `${merchant}: ${within('Sign-in code before a visitor asks for it', budgets.home, home)} at home, ` +
          `${within("The sign-in page's own code", budgets.signIn, signIn)} at /login`,
      );
    }
    return lines.join('; ');
  } finally {
    await browser.close();
  }
}

/**
 * Records every script of the remote `auth` that the page loads.
 * @param {import('playwright').Page} page
 */
async function watchAuthScripts(page) {
  /** @type {Map<string, number>} */
  const loaded = new Map();
  /** @type {Set<import('playwright').Request>} */
  const pending = new Set();
  let last = Date.now();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', async (request) => {
    last = Date.now();
    const { pathname } = new URL(request.url());
    if (/^\/r\/auth\/.*\.js$/.test(pathname)) {
      const { responseBodySize } = await request.sizes();
      // the host reads a file to check its hash, and then imports it from the cache
      loaded.set(pathname, Math.max(loaded.get(pathname) ?? 0, responseBodySize));
    }
    pending.delete(request);
  });
  return {
    /** @param {string} address */
    async load(address) {
      await page.goto(address, { waitUntil: 'load' });
      const isQuiet = () => Date.now() - last > quiet && [...pending].every(isLongLived);
      for (const end = Date.now() + quietTimeout; Date.now() < end && !isQuiet();) await page.waitForTimeout(100);
    },
    take() {
      const taken = [...loaded].map(([name, size]) => ({ name, size }));
      loaded.clear();
      return taken;
    },
  };
}

/**
 * A request that stays open by design, which a quiet page may have.
 * @param {import('playwright').Request} request
 */
function isLongLived(request) {
  return new URL(request.url()).pathname === '/wps/live';
}
