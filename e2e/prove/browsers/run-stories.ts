import type { EngineBrowser } from '../../support/engines/engine';
import type { Portal } from '../../support/portal';
import { StoryContext, type Story } from './story';

/** Result of one story in one browser. */
export interface StoryResult {
  title: string;
  milliseconds: number;
  /** Why the story failed; undefined when it passed. */
  failure?: string;
}

/** Runs stories one after the other in one browser, each in its own tabs. */
export async function runStories(
  browser: EngineBrowser,
  portal: Pick<Portal, 'page' | 'port'>,
  stories: readonly Story[],
  report: (result: StoryResult) => void = () => undefined,
): Promise<StoryResult[]> {
  const results: StoryResult[] = [];
  for (const { title, run } of stories) {
    const context = new StoryContext(browser, portal);
    const start = performance.now();
    const failure = await run(context).then(() => undefined, String);
    // the next story opens its own tabs, so a tab that does not close cannot affect it
    await context.close().catch((error: unknown) => console.log(`  ${title}: did not close: ${String(error)}`));
    const result = { title, milliseconds: performance.now() - start, ...(failure !== undefined && { failure }) };
    results.push(result);
    report(result);
  }
  return results;
}
