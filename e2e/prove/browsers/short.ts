import type { EngineBrowser } from '../../support/engines/engine';
import { findEngines, type FoundEngine } from '../../support/engines/find-engines';
import { startPortal, type Portal } from '../../support/portal';
import { testEnvironment } from '../../support/start-test-portal';
import { stories } from './stories';
import { runStories, type StoryResult } from './run-stories';

interface ShortStoriesOptions {
  /** Finds the installed browsers; replaced in tests. */
  find?: () => Promise<FoundEngine[]>;
}

const short = stories.filter((story) => story.short);

/**
 * Runs the short stories in Firefox and WebKit, as part of all tests. Those of a missing browser are skipped with the
 * reason; a failed story runs once more, as journeys do.
 */
export async function runShortStories({ find = () => findEngines(['firefox', 'webkit']) }: ShortStoriesOptions = {}) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const found = await find();
  for (const engine of found) {
    if (!('missing' in engine)) continue;
    counts.skipped += short.length;
    console.log(`  - ${engine.engine} is skipped: ${engine.missing}`);
  }
  const installed = found.filter((engine) => 'launch' in engine);
  if (installed.length === 0) return counts;
  const portal = await startPortal({ environment: testEnvironment });
  try {
    await Promise.all(
      installed.map(async ({ engine, launch }) => {
        const failed = await failedIn(launch, portal).catch((error: unknown) => {
          console.log(`  ✗ ${engine} did not start, or stopped: ${String(error)}`);
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

/** Number of short stories that failed twice. */
async function failedIn(launch: () => Promise<EngineBrowser>, portal: Portal): Promise<number> {
  const browser = await launch();
  const print = ({ title, failure, milliseconds }: StoryResult) =>
    console.log(
      failure === undefined
        ? `  ✓ ${browser.version}: ${title} (${(milliseconds / 1000).toFixed(1)} s)`
        : `  ✗ ${browser.version}: ${title} ${failure}`,
    );
  try {
    const results = await runStories(browser, portal, short, print);
    const failed = short.filter((_, index) => results[index]?.failure !== undefined);
    if (failed.length > 0) console.log(`  ${browser.version}: failed stories run once more`);
    const second = await runStories(browser, portal, failed, print);
    return second.filter(({ failure }) => failure !== undefined).length;
  } finally {
    await browser.close();
  }
}
