import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import prepareData from '../support/prepare-data';
import { runPlaywright } from '../support/run-playwright';
import { defineProof } from './define-proof/define-proof';
import { count, partOf, seed, someOf } from './define-proof/option';
import { accessRows } from './strict-source/access-rows';
import { draw } from './strict-source/draw';
import { environmentOf, modes, type Mode } from './strict-source/modes';
import { printTable } from './strict-source/print-table';
import { readReport, type Journey } from './strict-source/read-report';

const configuration = 'e2e/prove/strict-source/playwright.config.ts';

/** Environment variable of the journeys' configuration with the file of its JSON report. */
const reportFile = 'ATRIUM_PLAYWRIGHT_REPORT';

/**
 * Runs every journey of a row about access against a back end that answers only what the source texts name: once with
 * the sandbox in that mode, once through a proxy before a normal sandbox.
 */
export const proof = defineProof({
  options: {
    modes: someOf('modes', () => modes),
    journeys: count('journeys drawn for each mode, all when there are fewer', { usual: 500, short: 5 }),
    grep: partOf('only journeys with a title that matches this pattern'),
    seed: seed('the journeys of a short run are drawn from it'),
  },
  run: async ({ values, report }) => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-strict-source-'));
    const removeData = await prepareData();
    try {
      const listed = await journeysIn(join(folder, 'list.json'), ['--list', '--grep', accessRows]);
      const wanted = new RegExp(values.grep);
      const candidates = listed.filter(({ title }) => wanted.test(title));
      report.reached(candidates.length, 'journeys of rows about access');
      const drawn = draw(candidates, values.journeys, values.seed);
      const titles = drawn.map(({ title }) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
      const runs = new Map<Mode, Journey[]>();
      const counts = join(folder, 'counts');
      for (const mode of drawn.length > 0 ? values.modes : []) {
        report.log(`\n${mode}: ${drawn.length} of ${candidates.length} journeys`);
        const run = await journeysIn(join(folder, `${mode}.json`), ['--grep', titles], environmentOf(mode, counts));
        runs.set(mode, run);
        report.reached(
          run.filter(({ passed }) => passed !== undefined).length,
          `journeys in mode ${mode}`,
          drawn.length,
        );
        report.fault(
          ...run
            .filter(({ passed }) => passed === false)
            .map(({ file, title, failure }) => `${mode}: ${file}: ${title}: ${failure}`),
        );
      }
      report.log('');
      printTable(report.log, runs);
      if (runs.has('proxy')) report.reached(printChanged(report.log, counts), 'answers that a proxy changed');
    } finally {
      removeData();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

/** Runs or lists journeys; what fails is in the result. */
async function journeysIn(path: string, options: string[], environment: Record<string, string> = {}) {
  let failure: unknown;
  await runPlaywright(configuration, options, {
    environment: { ...environment, [reportFile]: path },
    failed: 'a journey failed',
  }).catch((error: unknown) => (failure = error));
  if (!existsSync(path)) throw new Error('Playwright wrote no report.', { cause: failure });
  return readReport(path);
}

/** Prints how many answers of each call the proxies changed; returns their sum. */
function printChanged(log: (line: string) => void, path: string): number {
  if (!existsSync(path)) return 0;
  const times = new Map<string, number>();
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const changed = JSON.parse(line) as { call: string; times: number };
    times.set(changed.call, (times.get(changed.call) ?? 0) + changed.times);
  }
  const sorted = [...times].sort(([, one], [, other]) => other - one);
  log(`\n  answers changed by the proxy: ${sorted.map(([call, count]) => `${call} ${count}`).join(', ')}`);
  return sorted.reduce((sum, [, count]) => sum + count, 0);
}
