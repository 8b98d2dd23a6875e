import type { ReleaseManifest } from '@atrium/contract';
import { releaseLabel, type Finding } from './finding';

/** Privileges a release asks for that the one in use has not: the operator grants them, not the release itself. */
export function checkPrivileges(candidate: ReleaseManifest, present: ReleaseManifest | undefined): Finding[] {
  const had = present?.descriptor?.privileges ?? [];
  return (candidate.descriptor?.privileges ?? [])
    .filter((privilege) => !had.includes(privilege))
    .map((privilege) => ({
      severity: 'warning',
      about: 'privilege',
      sentence:
        `${releaseLabel(candidate)} asks for the privilege ${privilege}: it is published and served only if the operator has ` +
        `granted it to the key it is signed with, in the trusted keys: NAME KEY ${candidate.remote} ${privilege}`,
      release: null,
    }));
}
