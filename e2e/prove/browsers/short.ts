import { findEngines } from '../../support/engines/find-engines';
import { startPortal } from '../../support/portal';
import { tested } from '../../support/start-tested';
import { stories } from './stories';
import { tellStories } from './tell-stories';

/** Tells the short stories in Firefox and WebKit, for the run of all tests; those of a browser that is not here are skipped. */
export async function tellShortStories(): Promise<{ passed: number; failed: number; skipped: number }> {
  const short = stories.filter((story) => story.short);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const found = await findEngines(['firefox', 'webkit']);
  if (found.every((engine) => 'missing' in engine)) {
    for (const engine of found) skip(engine);
    return counts;
  }
  const portal = await startPortal({ environment: tested });
  try {
    await Promise.all(
      found.map(async (engine) => {
        if ('missing' in engine) return skip(engine);
        const browser = await engine.launch().catch((error: unknown) => {
          console.log(`  ✗ ${engine.engine} did not start: ${String(error)}`);
          counts.failed += short.length;
        });
        if (!browser) return;
        await tellStories(browser, portal, short, ({ title, fault, milliseconds }) => {
          counts[fault === undefined ? 'passed' : 'failed'] += 1;
          const took = `(${(milliseconds / 1000).toFixed(1)} s)`;
          console.log(`  ${fault === undefined ? '✓' : '✗'} ${browser.version}: ${title} ${fault ?? took}`);
        }).finally(() => browser.close());
      }),
    );
  } finally {
    await portal.stop();
  }
  return counts;

  function skip(engine: (typeof found)[number]): void {
    if (!('missing' in engine)) return;
    counts.skipped += short.length;
    console.log(`  - ${engine.engine} is skipped: ${engine.missing}`);
  }
}
