import { defaultRule } from '@atrium/deploy/rollback-rule';
import { seededRandom } from '../kill/seeded-random';
import type { StepBackOptions } from './options';
import { simulateWindows, type WindowsSeen } from './windows';

/** Failure rates of releases that should stay, and of those that should not. */
const sound = [0.001, 0.005, 0.01];
const between = [0.02, 0.03, 0.05];
const broken = [0.1, 0.2, 0.5, 1];
/** Page loads within the ten minutes of a window, and networks they come from: of a quiet hour, and of busier ones. */
const sizes = [
  { loads: 10, networks: 5 },
  { loads: 60, networks: 30 },
  { loads: 60, networks: 5 },
  { loads: 200, networks: 120 },
  { loads: 1000, networks: 600 },
];

/** Prints how often the rule rolls a release with a known failure rate back. Resolves with what is not as it should be. */
export function proveWindows({ windows, seed }: StepBackOptions): string[] {
  const draw = seededRandom(seed);
  const { loads, failures, share, networks } = defaultRule;
  console.log(`
${windows} simulated windows each (--seed ${seed}): at least ${loads} page loads, ${failures} failures, ${networks} networks,
and 99.9 % certainty that more than ${share * 100} % of page loads and of networks fail; how often the release is
rolled back, and after how many page loads (median)
  ${['fails'.padEnd(9), ...sizes.map((size) => `${size.loads} of ${size.networks} nets`.padStart(18))].join('')}`);
  const seen: WindowsSeen[] = [];
  for (const [kind, rates] of Object.entries({ 'false alarms': sound, between, power: broken })) {
    console.log(`  ${kind}`);
    for (const rate of rates) {
      const row = sizes.map((size) => simulateWindows({ rate, ...size, windows }, defaultRule, draw));
      seen.push(...row);
      console.log(`  ${`${rate * 100} %`.padEnd(9)}${row.map(cell).join('')}`);
    }
  }
  return faultsIn(seen);
}

function cell({ rolledBack, windows, after }: WindowsSeen): string {
  const share = `${((100 * rolledBack) / windows).toFixed(2)} %`;
  return `${share}${after === undefined ? '' : ` (${after})`}`.padStart(18);
}

/** What the rule is there for: broken releases are found also at a quiet hour, sound ones stay. */
function faultsIn(seen: WindowsSeen[]): string[] {
  return seen.flatMap(({ rate, loads, networks, windows, rolledBack }) => {
    const share = rolledBack / windows;
    const size = `${loads} loads of ${networks} networks`;
    if (rate === 1 && share < 0.99) return [`100 % was missed in ${windows - rolledBack} windows of ${size}`];
    if (rate === 0.2 && loads >= 200 && share < 0.999)
      return [`20 % was missed in ${windows - rolledBack} windows of ${size}`];
    if (rate <= 0.01 && share > 0.001) return [`${rate * 100} % raised ${rolledBack} false alarms of ${size}`];
    return [];
  });
}
