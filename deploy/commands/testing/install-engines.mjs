import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from '../running/steps.mjs';
import { apt, isDebian, reasonOf } from './apt.mjs';

/** Programs that the short stories run with, and their Debian packages. */
const programs = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/**
 * Installs Firefox and WebKit where no confirmation is needed. A machine without them runs every other test and
 * reports the stories it skips.
 */
export async function installEnginesWhenNeeded() {
  const missing = Object.entries(programs).flatMap(([program, name]) => (isOnPath(program) ? [] : [name]));
  if (missing.length === 0 || !isDebian()) return;
  await step(`Install ${missing.join(', ')}`, async () => {
    await apt(['update']);
    const result = await apt(['install', '-y', '--no-install-recommends', '--no-remove', ...missing]);
    return result.code === 0 ? '' : `not installed: ${reasonOf(result)}`;
  });
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
