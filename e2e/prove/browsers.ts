import { findEngines } from '../support/engines/find-engines';
import { startPortal } from '../support/portal';
import { tested } from '../support/start-tested';
import { browsersOptions } from './browsers/options';
import { runStories } from './browsers/run-stories';
import { stories } from './browsers/stories';
import { table, type BrowserColumn } from './browsers/table';

/**
 * Runs the same stories in Chromium, Firefox and WebKit, and prints a table of the results.
 * @throws when a story fails in one of them, or when none is installed; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = browsersOptions(args);
  const chosen = stories.filter(({ title }) => title.includes(options.story));
  const columns: BrowserColumn[] = [];
  const skipped: string[] = [];
  const portal = await startPortal({ environment: tested });
  try {
    for (const found of await findEngines(options.engines)) {
      if ('missing' in found) {
        skipped.push(`${found.engine} is skipped: ${found.missing}`);
        continue;
      }
      const browser = await found.launch();
      console.log(`\n${browser.version}`);
      const results = await runStories(browser, portal, chosen, ({ title, milliseconds, failure }) =>
        console.log(`  ${title.padEnd(76)}${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${failure ?? ''}`),
      ).finally(() => browser.close());
      columns.push({ browser: browser.version, results });
    }
  } finally {
    await portal.stop();
  }
  console.log(`\n${table(columns)}\n`);
  for (const line of skipped) console.log(line);
  const failures = columns.flatMap(({ browser, results }) =>
    results.flatMap(({ title, failure }) => (failure === undefined ? [] : [`${browser}: ${title}`])),
  );
  if (failures.length > 0) throw new Error(`Not the same in every browser:\n  ${failures.join('\n  ')}`);
  if (columns.length === 0) throw new Error('None of the browsers is installed.');
}
