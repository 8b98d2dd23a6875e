import { findEngines } from '../support/engines/find-engines';
import { startPortal } from '../support/portal';
import { tested } from '../support/start-tested';
import { browsersOptions } from './browsers/options';
import { stories } from './browsers/stories';
import { table } from './browsers/table';
import { tellStories, type Told } from './browsers/tell-stories';

/**
 * Tells the same stories in Chromium, Firefox and WebKit, and prints a table of what came of them.
 * @throws when one goes wrong in any of them, or when none of the browsers is here; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = browsersOptions(args);
  const chosen = stories.filter(({ title }) => title.includes(options.story));
  const columns: { name: string; told: Told[] }[] = [];
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
      const told = await tellStories(browser, portal, chosen, ({ title, milliseconds, fault }) =>
        console.log(`  ${title.padEnd(72)}${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${fault ?? ''}`),
      ).finally(() => browser.close());
      columns.push({ name: browser.version, told });
    }
  } finally {
    await portal.stop();
  }
  console.log(`\n${table(columns)}\n`);
  for (const line of skipped) console.log(line);
  const faults = columns.flatMap(({ name, told }) =>
    told.flatMap(({ title, fault }) => (fault ? [`${name}: ${title}`] : [])),
  );
  if (faults.length > 0) throw new Error(`Not the same in every browser:\n  ${faults.join('\n  ')}`);
  if (columns.length === 0) throw new Error('None of the browsers is installed.');
}
