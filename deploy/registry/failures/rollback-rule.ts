/** When a release is rolled back automatically. */
export interface RollbackRule {
  /** Page loads that have tried it, at least. */
  loads: number;
  /** Of those, page loads it failed, at least, each network counted up to its limit. */
  failures: number;
  /** The share of page loads, and of networks, that it fails more often than; from 0 to 1. */
  share: number;
  /** Seconds that are looked back. */
  window: number;
  /** Networks in which it failed, at least. */
  networks: number;
}

/** Page loads of one network, and of one prefix, that count for a decision; what is above counts in proportion. */
export const countedLoads = { network: 3, prefix: 9 };

/** How a release fared, as decisions count it. */
export interface CountedFigures {
  /** Page loads and failures as they were reported. */
  loads: number;
  failures: number;
  /** The same, with no more page loads of a network or prefix than count; not always whole numbers. */
  counted: { loads: number; failures: number };
  /** Prefixes that tried the release, and those of them in which it failed. */
  networks: number;
  failingNetworks: number;
}

/** Ten of ten page loads from three networks are enough; ten minutes are enough for ten at a quiet hour. */
export const defaultRule: RollbackRule = { loads: 10, failures: 5, share: 0.05, window: 600, networks: 3 };

/**
 * Whether a release fails too often: it is 99.9 % certain that it fails more than the rule's share of page loads, and
 * of networks, and several networks say so.
 */
export function isFailing({ loads, counted, networks, failingNetworks }: CountedFigures, rule: RollbackRule): boolean {
  return (
    loads >= rule.loads &&
    counted.failures >= rule.failures &&
    failingNetworks >= rule.networks &&
    certainShare(counted.failures, counted.loads) > rule.share &&
    certainShare(failingNetworks, networks) > rule.share
  );
}

/** Whether the reports alone say so, wherever they come from: reason enough to look, not to change anything. */
export function mayBeFailing(
  { loads, failures }: Pick<CountedFigures, 'loads' | 'failures'>,
  rule: RollbackRule,
): boolean {
  return loads >= rule.loads && failures >= rule.failures && certainShare(failures, loads) > rule.share;
}

/** Standard deviations that 99.9 % of a normal distribution do not exceed. */
const deviations = 3.09;

/** The share that is exceeded with 99.9 % certainty, by Wilson's lower bound. */
export function certainShare(failures: number, loads: number): number {
  if (loads === 0) return 0;
  const square = deviations ** 2;
  const share = failures / loads;
  const spread = deviations * Math.sqrt((share * (1 - share)) / loads + square / (4 * loads ** 2));
  return (share + square / (2 * loads) - spread) / (1 + square / loads);
}
