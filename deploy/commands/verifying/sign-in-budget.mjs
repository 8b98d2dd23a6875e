import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { within } from './byte-budgets.mjs';

/** What getting in may cost: next to nothing for who only looks at home. Bytes, brotli. */
const budgets = { home: 5_000, signIn: 60_000 };

const merchants = ['aurora', 'lotus', 'kestrel'];
/** Nothing was asked for in so long: the page is quiet. Milliseconds; what is fetched later is fetched on demand. */
const quiet = 1_500;
const patience = 30_000;

/**
 * Loads each merchant's home and then its sign-in page as a visitor whose cache is empty, and adds up the scripts of the
 * remote that lets people in: code and texts, each as it came over the line, brotli. What home has fetched of it does
 * not count for the sign-in page once more.
 * @param {number} port of a gateway that serves the builds
 * @returns {Promise<string>} the sums of the dearest merchant, to be printed
 */
export async function checkSignInBudget(port) {
  const browser = await chromium.launch(await launchOptions());
  try {
    const told = [];
    for (const merchant of merchants) {
      const origin = `http://${merchant}.atrium.localhost:${port}`;
      const context = await browser.newContext();
      const scripts = await watchAuthScripts(await context.newPage());
      await scripts.load(`${origin}/`);
      const home = scripts.take();
      await scripts.load(`${origin}/login`);
      const signIn = scripts.take().filter(({ name }) => !home.some((file) => file.name === name));
      await context.close();
      if (signIn.length === 0) throw new Error(`${merchant}'s sign-in page has loaded nothing: it cannot be measured.`);
      told.push(
        `${merchant}: ${within('Sign-in code before a visitor asks for it', budgets.home, home)} at home, ` +
          `${within("The sign-in page's own code", budgets.signIn, signIn)} at /login`,
      );
    }
    return told.join('; ');
  } finally {
    await browser.close();
  }
}

/**
 * Hears of every script of the remote that lets people in.
 * @param {import('playwright').Page} page
 */
async function watchAuthScripts(page) {
  /** @type {Map<string, number>} */
  const heard = new Map();
  /** @type {Set<import('playwright').Request>} */
  const underWay = new Set();
  let last = Date.now();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', async (request) => {
    last = Date.now();
    const { pathname } = new URL(request.url());
    if (/^\/r\/auth\/.*\.js$/.test(pathname)) {
      const { responseBodySize } = await request.sizes();
      // the host reads a file to compare its hash, and imports it then from the cache
      heard.set(pathname, Math.max(heard.get(pathname) ?? 0, responseBodySize));
    }
    underWay.delete(request);
  });
  return {
    /** @param {string} address */
    async load(address) {
      await page.goto(address, { waitUntil: 'load' });
      const isQuiet = () => Date.now() - last > quiet && [...underWay].every(isLong);
      for (const end = Date.now() + patience; Date.now() < end && !isQuiet();) await page.waitForTimeout(100);
    },
    take() {
      const taken = [...heard].map(([name, size]) => ({ name, size }));
      heard.clear();
      return taken;
    },
  };
}

/**
 * A channel that stays open by design keeps no page from being quiet.
 * @param {import('playwright').Request} request
 */
function isLong(request) {
  return new URL(request.url()).pathname === '/wps/live';
}
