import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows, a separate package. It renders pages identically with a quarter less processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * @typedef {object} Preference
 * @property {boolean} [shell] prefers the build without windows, if installed: for tests, which neither measure nor
 * take pictures
 */

/**
 * The browser to drive: the one named by `ATRIUM_BROWSER`, else the system's, else Playwright's download.
 * @param {Preference} [preference]
 * @returns {Promise<string | undefined>} path of the program
 */
export async function findChromium({ shell = false } = {}) {
  const named = process.env.ATRIUM_BROWSER;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`ATRIUM_BROWSER names ${named}, and there is no such file.`);
  }
  return (shell ? onPath(shells) : undefined) ?? onPath(commands) ?? applications.find(existsSync) ?? ofPlaywright();
}

/** @param {string[]} names of programs, the preferred one first */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Disables the browser's own requests and prompts; its sandbox does not work for root. */
const quietly = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Playwright's options to launch it.
 * @param {Preference} [preference]
 */
export async function launchOptions(preference) {
  const executablePath = await findChromium(preference);
  if (!executablePath)
    throw new Error('No Chromium was found: npm test installs one, or name yours in ATRIUM_BROWSER.');
  return { executablePath, args: quietly };
}

async function ofPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
