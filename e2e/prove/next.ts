import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { startPortal } from '../support/portal';
import { seededRandom } from './kill/seeded-random';
import { fuzz } from './next/fuzz';
import { goThrough } from './next/go-through';
import { nextOptions } from './next/options';

/**
 * Gives hundreds of strings, written by hand by families, to every page that leads on to a `next`, in a browser, and a
 * hundred thousand that are made to the functions which decide.
 * @throws when one of them leads anywhere but to a place of the portal at its own origin; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = nextOptions(args);
  console.log(`\n${options.fuzzed} strings that are made (--seed ${options.seed})`);
  const { strings, followed, foreign } = fuzz(options);
  console.log(`  ${strings} given to the functions that decide; ${foreign} would have led to another origin`);
  console.log(`  ${followed} were gone on to, each a place of the portal; no escape`);

  const portal = await startPortal({ environment: { ATRIUM_QUICK_HASHES: 'on' } });
  const browser = await chromium.launch(await launchOptions());
  const open = () => browser.newContext({ reducedMotion: 'reduce' });
  const walking = goThrough({ portal, open, draw: seededRandom(options.seed) }).finally(async () => {
    await browser.close();
    await portal.stop();
  });
  const walked = await walking;
  const written = walked.families.reduce((sum, [, count]) => sum + count, 0);
  const width = Math.max(...walked.families.map(([name]) => name.length));
  console.log(`
${walked.families.map(([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(3)}`).join('\n')}
  ${'in all'.padEnd(width)}  ${written}
  a signed-in page came ${walked.ledOn} times to one, ${walked.signedIn} people signed in by the form on their way to one
  ${walked.own} addresses of the portal's own were gone on to
  ${walked.faults.length === 0 ? 'no request, document, window or script left the portal' : `${walked.faults.length} faults`}`);
  if (walked.faults.length > 0)
    throw new Error(`A page leads elsewhere:\n  ${walked.faults.slice(0, 40).join('\n  ')}`);
}
