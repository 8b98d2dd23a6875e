import type { ReleaseManifest } from '@atrium/contract';
import { releaseLabel, type Finding } from './finding';

/** Lists privileges that a release requests beyond those of the release in use: only the operator can grant them. */
export function checkPrivileges(candidate: ReleaseManifest, present: ReleaseManifest | undefined): Finding[] {
  const had = present?.descriptor?.privileges ?? [];
  return (candidate.descriptor?.privileges ?? [])
    .filter((privilege) => !had.includes(privilege))
    .map((privilege) => ({
      severity: 'warning',
      about: 'privilege',
      sentence:
        `${releaseLabel(candidate)} requests the privilege ${privilege}: it is published and served only if the operator has ` +
        `granted it to the signing key, in the trusted keys: NAME KEY ${candidate.remote} ${privilege}`,
      release: null,
    }));
}
