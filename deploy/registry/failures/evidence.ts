import { releaseLabel, type ReleaseReference } from '../checking/finding';
import { phases, type Phase } from './reported-outcome';

/** Why a release was rolled back, as stored in the history. */
export interface Evidence {
  /** Page loads that tried the release. */
  loads: number;
  /** Page loads in which it failed. */
  failures: number;
  /** Networks that tried it; an IPv4 /24 or an IPv6 /48 counts as one. */
  networks: number;
  /** Networks in which it failed. */
  failingNetworks: number;
  /** Page loads and failures as the rule counts them, with a limit per network. */
  counted: { loads: number; failures: number };
  phases: Record<Phase, number>;
  /** Length of the time window in seconds. */
  window: number;
  /** The reported cause of one of the failures. */
  sample: string | null;
}

export function evidenceOf(figures: Omit<Evidence, 'window'>, window: number): Evidence {
  const { loads, failures, networks, failingNetworks, counted, phases: by, sample } = figures;
  return { loads, failures, networks, failingNetworks, counted, phases: by, window, sample };
}

/**
 * `lobby 1.1.0 (a1b2…) failed 12 of 60 page loads in 7 of 31 networks within 10 minutes (mount 12), for example
 * "TypeError: …"`
 */
export function evidenceText(release: ReleaseReference, evidence: Evidence): string {
  const { loads, failures, networks, failingNetworks, phases: by, window, sample } = evidence;
  const where = phases.filter((phase) => by[phase] > 0).map((phase) => `${phase} ${by[phase]}`);
  const within = window % 60 === 0 ? `${window / 60} minutes` : `${window} seconds`;
  const cause = sample === null ? '' : `, for example "${sample}"`;
  return (
    `${releaseLabel(release)} failed ${failures} of ${loads} page loads in ${failingNetworks} of ${networks} networks ` +
    `within ${within} (${where.join(', ')})${cause}`
  );
}
