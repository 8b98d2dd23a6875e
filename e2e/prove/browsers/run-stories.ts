import { DriverEnded } from '../../support/engines/driver-ended';
import type { EngineBrowser } from '../../support/engines/engine';
import { StoryContext, type Story, type StoryPortal } from './story';

/** Result of one story in one browser. */
export interface StoryResult {
  title: string;
  milliseconds: number;
  /** Why the story failed; undefined when it passed. */
  failure?: string;
}

/**
 * Runs stories one after the other in one browser, each in its own tabs. When the driver ends during a story, prints a
 * line and runs it once more with new drivers, because that is no failure of the portal.
 */
export async function runStories(
  browser: EngineBrowser,
  portal: StoryPortal,
  stories: readonly Story[],
  report: (result: StoryResult) => void = () => undefined,
): Promise<StoryResult[]> {
  const results: StoryResult[] = [];
  for (const story of stories) {
    const start = performance.now();
    let failure = await runOnce(browser, portal, story);
    if (failure instanceof DriverEnded) {
      console.log(`  ${story.title}: runs once more, because ${failure.message}`);
      failure = await runOnce(browser, portal, story);
    }
    const milliseconds = performance.now() - start;
    const result = { title: story.title, milliseconds, ...(failure !== undefined && { failure: String(failure) }) };
    results.push(result);
    report(result);
  }
  return results;
}

/** Resolves with the failure, if any. */
async function runOnce(browser: EngineBrowser, portal: StoryPortal, { title, run }: Story): Promise<unknown> {
  const context = new StoryContext(browser, portal);
  const failure = await run(context).then(
    () => undefined,
    (error: unknown) => error ?? new Error('it failed without an error'),
  );
  // the next story opens its own tabs, so a tab that does not close cannot affect it
  await context.close().catch((error: unknown) => console.log(`  ${title}: did not close: ${String(error)}`));
  return failure;
}
