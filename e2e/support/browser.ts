import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Launch options of the browser under test: `ATRIUM_BROWSER`, else the system's Chromium, else Playwright's own. */
export function browserOptions(): LaunchOptions {
  const executablePath = process.env.ATRIUM_BROWSER ?? places.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}
