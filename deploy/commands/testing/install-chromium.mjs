import { existsSync } from 'node:fs';
import { findChromium } from '@atrium/bundling/chromium';
import { capture, captureNode } from '../running/processes.mjs';
import { Refusal, step } from '../running/steps.mjs';

/** Makes sure that there is a Chromium to test with: as a Debian package for root, else Playwright's own. */
export async function installChromiumWhenNeeded() {
  if (await isThere()) return;
  await step('Install Chromium', async () => {
    if ((await fromDebian()) || (await fromPlaywright())) return;
    throw new Refusal(
      'No Chromium was found and none could be installed. Install Chromium or Google Chrome, and name it when it is not on the PATH: ATRIUM_BROWSER=/path/to/chrome npm test',
    );
  });
}

/** Found is told to every runner, so that all tests use the same browser. */
async function isThere() {
  const path = await findChromium();
  if (path) process.env.ATRIUM_BROWSER = path;
  return path !== undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update'], { environment });
  await capture('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { environment });
  return isThere();
}

async function fromPlaywright() {
  await captureNode(['node_modules/playwright/cli.js', 'install', 'chromium']);
  return isThere();
}
