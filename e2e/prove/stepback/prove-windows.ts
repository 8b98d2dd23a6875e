import { usualRule } from '@atrium/deploy/step-back-rule';
import { seededRandom } from '../kill/seeded-random';
import type { StepBackOptions } from './options';
import { simulateWindows, type WindowsSeen } from './windows';

/** Failure rates of releases nobody should be kept from, and of those everybody should. */
const sound = [0.001, 0.005, 0.01];
const between = [0.02, 0.03, 0.05];
const broken = [0.1, 0.2, 0.5];
/** Page loads within the ten minutes of a window: of a quiet hour, and of busier ones. */
const sizes = [60, 200, 1000];

/** Prints how often the rule steps back from a release with a known failure rate. Resolves with what is not as it should be. */
export function proveWindows({ windows, seed }: StepBackOptions): string[] {
  const draw = seededRandom(seed);
  const { loads, failures, share } = usualRule;
  console.log(`
${windows} simulated windows each (--seed ${seed}), by at least ${loads} page loads, ${failures} failures and ${share * 100} %;
how often the release is stepped back from, and after how many page loads in the middle
  ${['fails'.padEnd(9), ...sizes.map((size) => `${size} loads`.padStart(18))].join('')}`);
  const seen: WindowsSeen[] = [];
  for (const [kind, rates] of Object.entries({ 'false alarms': sound, between, power: broken })) {
    console.log(`  ${kind}`);
    for (const rate of rates) {
      const row = sizes.map((size) => simulateWindows({ rate, loads: size, windows }, usualRule, draw));
      seen.push(...row);
      console.log(`  ${`${rate * 100} %`.padEnd(9)}${row.map(cell).join('')}`);
    }
  }
  return faultsIn(seen);
}

function cell({ steppedBack, windows, after }: WindowsSeen): string {
  const share = `${((100 * steppedBack) / windows).toFixed(2)} %`;
  return `${share}${after === undefined ? '' : ` (${after})`}`.padStart(18);
}

/** What the rule is there for: a fifth of the mounts is found in each window, a thousandth in none that matters. */
function faultsIn(seen: WindowsSeen[]): string[] {
  return seen.flatMap(({ rate, loads, windows, steppedBack }) => {
    const share = steppedBack / windows;
    if (rate === 0.2 && loads >= 200 && share < 0.999) return [`20 % was missed in ${windows - steppedBack} windows`];
    if (rate === 0.001 && share > 0.001) return [`0.1 % raised ${steppedBack} false alarms of ${loads} loads`];
    return [];
  });
}
