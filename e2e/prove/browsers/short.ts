import type { EngineBrowser } from '../../support/engines/engine';
import { findEngines, type FoundEngine } from '../../support/engines/find-engines';
import { startPortal, type Portal } from '../../support/portal';
import { tested } from '../../support/start-tested';
import { stories } from './stories';
import { tellStories, type Told } from './tell-stories';

interface ShortStoriesOptions {
  /** Looks for the browsers of this machine; another in tests. */
  find?: () => Promise<FoundEngine[]>;
}

const short = stories.filter((story) => story.short);

/**
 * Tells the short stories in Firefox and WebKit, for the run of all tests. Those of a browser that is not here are
 * skipped, with the reason; one that fails is told once more, as journeys are.
 */
export async function tellShortStories({ find = () => findEngines(['firefox', 'webkit']) }: ShortStoriesOptions = {}) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const found = await find();
  for (const engine of found) {
    if (!('missing' in engine)) continue;
    counts.skipped += short.length;
    console.log(`  - ${engine.engine} is skipped: ${engine.missing}`);
  }
  const here = found.filter((engine) => 'launch' in engine);
  if (here.length === 0) return counts;
  const portal = await startPortal({ environment: tested });
  try {
    await Promise.all(
      here.map(async ({ engine, launch }) => {
        const failed = await failedIn(launch, portal).catch((error: unknown) => {
          console.log(`  ✗ ${engine} did not start, or broke off: ${String(error)}`);
          return short.length;
        });
        counts.failed += failed;
        counts.passed += short.length - failed;
      }),
    );
  } finally {
    await portal.stop();
  }
  return counts;
}

/** How many of the short stories failed twice. */
async function failedIn(launch: () => Promise<EngineBrowser>, portal: Portal): Promise<number> {
  const browser = await launch();
  const print = ({ title, fault, milliseconds }: Told) =>
    console.log(
      fault === undefined
        ? `  ✓ ${browser.version}: ${title} (${(milliseconds / 1000).toFixed(1)} s)`
        : `  ✗ ${browser.version}: ${title} ${fault}`,
    );
  try {
    const told = await tellStories(browser, portal, short, print);
    const again = short.filter((_, at) => told[at]?.fault !== undefined);
    if (again.length > 0) console.log(`  ${browser.version}: what failed is told once more`);
    const toldAgain = await tellStories(browser, portal, again, print);
    return toldAgain.filter(({ fault }) => fault !== undefined).length;
  } finally {
    await browser.close();
  }
}
