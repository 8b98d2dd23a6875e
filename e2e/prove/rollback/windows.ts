import { countedLoads, isFailing, type CountedFigures, type RollbackRule } from '@atrium/deploy/rollback-rule';
import type { Draw } from '../../support/seeded-random';

export interface WindowOptions {
  /** Share of page loads the release truly fails, from 0 to 1. */
  rate: number;
  /** Page loads of one window. */
  loads: number;
  /** Networks that the page loads are drawn from. */
  networks: number;
  /** Number of windows. */
  windows: number;
}

export interface SimulatedWindows extends WindowOptions {
  /** Windows in which the release was rolled back. */
  rolledBack: number;
  /** Median page loads until the rollback; undefined without one. */
  after: number | undefined;
}

/**
 * Applies the rule to a release with a known failure rate in many windows, after every page load. Gateways apply it
 * every few seconds, so that chance has fewer occasions there than here.
 */
export function simulateWindows(asked: WindowOptions, rule: RollbackRule, draw: Draw): SimulatedWindows {
  const after: number[] = [];
  for (let window = 0; window < asked.windows; window += 1) {
    const loads = loadsUntilRollback(asked, rule, draw);
    if (loads !== undefined) after.push(loads);
  }
  after.sort((one, other) => one - other);
  return { ...asked, rolledBack: after.length, after: after[after.length >> 1] };
}

function loadsUntilRollback(
  { rate, loads, networks }: WindowOptions,
  rule: RollbackRule,
  draw: Draw,
): number | undefined {
  const window = new SimulatedWindow();
  for (let seen = 1; seen <= loads; seen += 1) {
    window.load(draw(1, networks), draw(1, 1_000_000) <= rate * 1_000_000);
    if (isFailing(window.figures, rule)) return seen;
  }
  return undefined;
}

/** Counts page loads as the registry does, with one address prefix for each network. */
class SimulatedWindow {
  readonly figures: CountedFigures = {
    loads: 0,
    failures: 0,
    counted: { loads: 0, failures: 0 },
    networks: 0,
    failingNetworks: 0,
  };
  readonly #byNetwork = new Map<number, { loads: number; failures: number }>();

  load(network: number, failed: boolean): void {
    const { figures } = this;
    const known = this.#byNetwork.get(network);
    const seen = known ?? { loads: 0, failures: 0 };
    if (!known) this.#byNetwork.set(network, seen);
    const before = counted(seen);
    if (!known) figures.networks += 1;
    if (failed && seen.failures === 0) figures.failingNetworks += 1;
    seen.loads += 1;
    figures.loads += 1;
    if (failed) {
      seen.failures += 1;
      figures.failures += 1;
    }
    const after = counted(seen);
    figures.counted.loads += after.loads - before.loads;
    figures.counted.failures += after.failures - before.failures;
  }
}

function counted({ loads, failures }: { loads: number; failures: number }): { loads: number; failures: number } {
  const most = Math.min(loads, countedLoads.network);
  return { loads: most, failures: loads === 0 ? 0 : (failures * most) / loads };
}
