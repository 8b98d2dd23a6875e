import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { defineProof } from './define-proof/define-proof';
import { count, seed } from './define-proof/option';
import { seededRandom } from '../support/seeded-random';
import { followStrings } from './next/follow-strings';
import { fuzz } from './next/fuzz';

/**
 * Gives written strings, by families, to every page that redirects to a `next`, in a browser, and generated strings to
 * the functions that decide. A string that leads anywhere but to a place of the portal at its own origin is a fault.
 */
export const proof = defineProof({
  options: {
    fuzzed: count('generated strings', { usual: 100_000, short: 10_000, least: 1_000 }),
    each: count('written strings of each family in the browser, at most', { usual: 1_000, short: 3 }),
    seed: seed('strings are drawn from it'),
  },
  run: async ({ values, report }) => {
    const { strings, followed, foreign, faults } = fuzz(values);
    report.log(
      `\n  ${strings} generated strings: ${followed} followed, ${foreign} would lead to another origin as they are`,
    );
    report.fault(...faults);
    if (faults.length > 0) return;
    report.reached(strings, 'generated strings', values.fuzzed);
    report.reached(followed, 'generated strings that are followed', values.fuzzed / 100);
    report.reached(foreign, 'generated strings of another origin', values.fuzzed / 100);

    const portal = await startPortal({ environment: { ATRIUM_QUICK_HASHES: 'on' } });
    const browser = await chromium.launch(await launchOptions());
    const open = () => browser.newContext({ reducedMotion: 'reduce' });
    const draw = seededRandom(values.seed);
    const following = followStrings({ portal, open, draw, each: values.each, report }).finally(async () => {
      await browser.close();
      await portal.stop();
    });
    const found = await following;
    const written = found.families.reduce((sum, [, count]) => sum + count, 0);
    const width = Math.max(...found.families.map(([name]) => name.length));
    report.log(`
${found.families.map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(3)}`).join('\n')}
  ${'all families'.padEnd(width)}  ${written}
  ${found.redirected} redirects of a signed-in page, ${found.signedIn} sign-ins by the form
  ${found.own} addresses of the portal itself were followed`);
  },
});
