import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The browser that tests drive: the one named by `ATRIUM_BROWSER`, else the system's, else the one Playwright has downloaded.
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findChromium() {
  const named = process.env.ATRIUM_BROWSER;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`ATRIUM_BROWSER names ${named}, and there is no such file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...commands.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
  return candidates.find(existsSync) ?? ofPlaywright();
}

/** Nothing of the browser's own on the line and over the page; its sandbox does not work for root. */
const quietly = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** What Playwright needs to start it. */
export async function launchOptions() {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No Chromium was found: npm test installs one, or name yours in ATRIUM_BROWSER.');
  return { executablePath, args: quietly };
}

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
