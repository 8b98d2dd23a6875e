import { defaultRule } from '@atrium/deploy/rollback-rule';
import { seededRandom } from '../../support/seeded-random';
import { simulateWindows, type SimulatedWindows } from './windows';

/** Failure rates of releases that must stay, and of releases that must be rolled back. */
const working = [0.001, 0.005, 0.01];
const between = [0.02, 0.03, 0.05];
const broken = [0.1, 0.2, 0.5, 1];
/** Page loads within the ten minutes of a window, and their networks, from a quiet hour to a busy one. */
const sizes = [
  { loads: 10, networks: 5 },
  { loads: 60, networks: 30 },
  { loads: 60, networks: 5 },
  { loads: 200, networks: 120 },
  { loads: 1000, networks: 600 },
];

/** Prints how often the rule rolls back a release with a known failure rate. @returns a sentence for each fault */
export function proveWindows({ windows, seed }: { windows: number; seed: number }): string[] {
  const draw = seededRandom(seed);
  const { loads, failures, share, networks } = defaultRule;
  console.log(`
${windows} simulated windows each: at least ${loads} page loads, ${failures} failures, ${networks} networks,
and 99.9 % certainty that more than ${share * 100} % of page loads and of networks fail; how often the release is
rolled back, and after how many page loads (median)
  ${['fails'.padEnd(9), ...sizes.map((size) => `${size.loads} of ${size.networks} nets`.padStart(18))].join('')}`);
  const seen: SimulatedWindows[] = [];
  for (const [kind, rates] of Object.entries({ 'false alarms': working, between, power: broken })) {
    console.log(`  ${kind}`);
    for (const rate of rates) {
      const row = sizes.map((size) => simulateWindows({ rate, ...size, windows }, defaultRule, draw));
      seen.push(...row);
      console.log(`  ${`${rate * 100} %`.padEnd(9)}${row.map(cell).join('')}`);
    }
  }
  return faultsIn(seen);
}

function cell({ rolledBack, windows, after }: SimulatedWindows): string {
  const share = `${((100 * rolledBack) / windows).toFixed(2)} %`;
  return `${share}${after === undefined ? '' : ` (${after})`}`.padStart(18);
}

/** Broken releases must be found in a quiet hour too, and working ones must stay. */
function faultsIn(seen: SimulatedWindows[]): string[] {
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
