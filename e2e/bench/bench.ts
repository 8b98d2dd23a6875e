import { launchOptions } from '@atrium/bundling/chromium';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { seededRandom } from '../support/seeded-random';
import { Builds } from './building/builds';
import { afterDeploy } from './measuring/after-deploy';
import { coldVisits } from './measuring/cold-visits';
import { benchOptions, usage } from './options';
import { printAfterDeploy, printCold, printProfile } from './printing';
import { routesOf } from './routes';

/** The intervals are drawn from it. */
const intervalSeed = 1;
const root = join(import.meta.dirname, '../..');

/** Turns RFC 9842 off in Chromium. */
const noDictionaries = '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';

/** Measures the federated portal against the same sources as one application, and prints ratios. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { rounds, only } = benchOptions(args);
  const { routes, absent } = routesOf(root);
  const selected = routes.filter(({ path }) => only.length === 0 || only.includes(path));

  const builder = new Builds(root);
  const builds = await builder.current();
  const options = await launchOptions();
  const browser = await chromium.launch(options);
  const withoutDictionaries = await chromium.launch({ ...options, args: [...options.args, noDictionaries] });
  try {
    printProfile({ rounds, browser: browser.version() });
    for (const path of absent) console.log(`  ${path} is not measured: no built release has a place at this address`);
    printCold(await coldVisits(browser, builds, selected, rounds), seededRandom(intervalSeed));
    for (const route of oneOfEachRemote(selected)) {
      const changed = await builder.changed(route.remote, `remote-${route.remote}/src/views/${route.view}/index.tsx`);
      printAfterDeploy(route, 'without dictionaries', await afterDeploy(withoutDictionaries, builds, changed, route));
      printAfterDeploy(route, 'with dictionaries', await afterDeploy(browser, builds, changed, route));
    }
  } finally {
    await browser.close();
    await withoutDictionaries.close();
  }
}

function oneOfEachRemote<Of extends { remote: string }>(routes: Of[]): Of[] {
  return routes.filter(({ remote }, index) => routes.findIndex((other) => other.remote === remote) === index);
}
