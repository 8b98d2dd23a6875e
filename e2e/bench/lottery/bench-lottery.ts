import { cpus } from 'node:os';
import { launchOptions } from '@atrium/bundling/chromium';
import { postgresMissing } from '@atrium/deploy/start-postgres';
import { chromium } from 'playwright';
import { startPortal } from '../../support/portal';
import { lineProfile } from '../measuring/line-profile';
import { clockScripts } from './clocks';
import { lotteryBenchOptions, usage } from './options';
import { settlementTimes } from './settlement';

/** The ratios that are good enough. */
const aims = { clocks: 3, settlement: 0.2 };

/** Measures countdowns and settlement, and prints ratios. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { seconds, clocks, bets, every, seed } = lotteryBenchOptions(args);
  console.log(`  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}; Node ${process.version}`);
  if (clocks > 0) await printClocks(clocks, seconds);
  if (bets > 0) await printSettlement({ bets, every, seed });
}

async function printClocks(clocks: number, seconds: number): Promise<void> {
  const portal = await startPortal();
  const browser = await chromium.launch(await launchOptions());
  try {
    const address = portal.page('aurora', '/vnLottery');
    const { many, one } = await clockScripts(browser, { address, clocks, seconds });
    console.log(`  script time in ${seconds} s, processor ${lineProfile.processor}x slower`);
    console.log(
      `    ${clocks} countdowns ${many.toFixed(0)} ms, one ${one.toFixed(0)} ms, ratio ${(many / one).toFixed(2)} (aim ${aims.clocks})`,
    );
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function printSettlement(counts: Record<'bets' | 'every' | 'seed', number>): Promise<void> {
  const missing = postgresMissing();
  if (missing) return console.log(`  settlement was not measured: ${missing}`);
  const { batches, single } = await settlementTimes(counts);
  const { bets, every, seed } = counts;
  console.log(`  settlement of ${bets} bets of one issue; one in ${every} also by itself (--seed ${seed})`);
  console.log(
    `    in batches ${batches.toFixed(1)} s, one by one ${single.toFixed(1)} s, ratio ${(batches / single).toFixed(3)} (aim ${aims.settlement})`,
  );
}
