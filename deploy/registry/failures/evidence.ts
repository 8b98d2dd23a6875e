import { spoken, type ReleaseName } from '../checking/finding';
import type { ReleaseFailures } from './read-failures';
import { phases, type Phase } from './told';

/** Why a release was stepped back from, as the history keeps it. */
export interface Evidence {
  /** Page loads that tried the release. */
  loads: number;
  /** Those of them it failed. */
  failures: number;
  phases: Record<Phase, number>;
  /** Seconds that were looked back. */
  window: number;
  /** What one of the failures said was its cause. */
  sample: string | null;
}

export function evidenceOf({ loads, failures, phases: by, sample }: ReleaseFailures, window: number): Evidence {
  return { loads, failures, phases: by, window, sample };
}

/** `lobby 1.1.0 (a1b2…) failed 12 of 60 page loads within 10 minutes (mount 12), such as by "TypeError: …"` */
export function evidenceText(release: ReleaseName, { loads, failures, phases: by, window, sample }: Evidence): string {
  const where = phases.filter((phase) => by[phase] > 0).map((phase) => `${phase} ${by[phase]}`);
  const within = window % 60 === 0 ? `${window / 60} minutes` : `${window} seconds`;
  const cause = sample === null ? '' : `, such as by "${sample}"`;
  return `${spoken(release)} failed ${failures} of ${loads} page loads within ${within} (${where.join(', ')})${cause}`;
}
