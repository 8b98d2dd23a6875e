import { findChromium } from '@atrium/bundling/chromium';
import { capture, captureNode } from '../running/processes.mjs';
import { apt, isDebian, reasonOf } from './apt.mjs';
import { CommandError, step } from '../running/steps.mjs';

/** Makes sure that there is a Chromium to test with: the Debian package for root, Playwright's own otherwise. */
export async function installChromiumWhenNeeded() {
  if ((await findChromium()) === undefined)
    await step('Install Chromium', async () => {
      const reasons = [];
      for (const install of [fromDebian, fromPlaywright]) {
        const reason = await install();
        if ((await findChromium()) !== undefined) return;
        if (reason) reasons.push(reason);
      }
      throw new CommandError(
        'No Chromium was found and none could be installed. Install Chromium or Google Chrome, and name it when it is not on the PATH: ATRIUM_BROWSER=/path/to/chrome npm test\n\n' +
          reasons.join('\n\n'),
      );
    });
  if (isDebian() && (await findChromium({ shell: true })) === '/usr/bin/chromium')
    await step('Install headless Chromium', async () => ((await shellFromDebian()) ? '' : 'not available'));
}

/** @returns {Promise<string | undefined>} why there is still none, if known */
async function fromDebian() {
  if (!isDebian()) return undefined;
  await apt(['update']);
  const result = await apt(['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  return result.code === 0 ? undefined : `apt-get could not install it:\n${reasonOf(result)}`;
}

/** Installs the version of the present Chromium, which is not changed; the tests run without it where it is not available. */
async function shellFromDebian() {
  const { output: version } = await capture('dpkg-query', ['--show', '--showformat', '${Version}', 'chromium']);
  await apt(['update']);
  const { code } = await apt([
    'install',
    '-y',
    '--no-install-recommends',
    '--no-remove',
    `chromium-headless-shell=${version}`,
  ]);
  return code === 0;
}

/** @returns {Promise<string | undefined>} why there is still none, if known */
async function fromPlaywright() {
  const { code, output } = await captureNode(['node_modules/playwright/cli.js', 'install', 'chromium']);
  return code === 0 ? undefined : `Playwright could not download it:\n${reasonOf({ output })}`;
}
