/** When a release is rolled back automatically. */
export interface RollbackRule {
  /** Minimum of page loads that tried it. */
  loads: number;
  /** Minimum of failed page loads, each network counted up to its limit. */
  failures: number;
  /** The share of page loads, and of networks, that must be exceeded; from 0 to 1. */
  share: number;
  /** Length of the time window in seconds. */
  window: number;
  /** Minimum of networks in which it failed. */
  networks: number;
}

/** Page loads of one network, and of one prefix, that count for a decision; more are scaled down in proportion. */
export const countedLoads = { network: 3, prefix: 9 };

/** Figures of a release, as a rollback decision counts them. */
export interface CountedFigures {
  /** Page loads and failures as reported. */
  loads: number;
  failures: number;
  /** The same after the limits per network and prefix; not always whole numbers. */
  counted: { loads: number; failures: number };
  /** Prefixes that tried the release, and those of them in which it failed. */
  networks: number;
  failingNetworks: number;
}

/** Ten failures in ten page loads from three networks suffice; a quiet hour has ten page loads in ten minutes. */
export const defaultRule: RollbackRule = { loads: 10, failures: 5, share: 0.05, window: 600, networks: 3 };

/**
 * Whether a release fails too often: with 99.9 % confidence it fails in more than the rule's share of page loads and of
 * networks, and several networks report it.
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

/** Whether the reports alone suggest a failure, whatever their networks: enough for an alert, not for a rollback. */
export function mayBeFailing(
  { loads, failures }: Pick<CountedFigures, 'loads' | 'failures'>,
  rule: RollbackRule,
): boolean {
  return loads >= rule.loads && failures >= rule.failures && certainShare(failures, loads) > rule.share;
}

/** The 99.9 % quantile of the standard normal distribution. */
const deviations = 3.09;

/** Wilson's lower bound of the failure share, at 99.9 % confidence. */
export function certainShare(failures: number, loads: number): number {
  if (loads === 0) return 0;
  const square = deviations ** 2;
  const share = failures / loads;
  const spread = deviations * Math.sqrt((share * (1 - share)) / loads + square / (4 * loads ** 2));
  return (share + square / (2 * loads) - spread) / (1 + square / loads);
}
