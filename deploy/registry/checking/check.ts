import type { ReleaseManifest } from '@atrium/contract';
import { checkBytes } from './check-bytes';
import { checkClaims } from './check-claims';
import { checkAlone, checkPair } from './check-contract';
import { checkPrivileges } from './check-privileges';
import { checkUses } from './check-uses';
import type { Finding } from './finding';

export interface CheckRequest {
  /** The release that is to be deployed. */
  candidate: ReleaseManifest;
  /** Every release in use in the environment, those of the same remote too. */
  inUse: ReleaseManifest[];
  /** What is stable of the same remote now. */
  present: ReleaseManifest | undefined;
  /** Bytes as they are sent, by file name. */
  sizes: ReadonlyMap<string, number>;
}

/** Whether a release can be deployed beside what is in use. Pure; refusals first. */
export function check({ candidate, inUse, present, sizes }: CheckRequest): Finding[] {
  const others = inUse.filter(({ remote }) => remote !== candidate.remote);
  const hosts = others.filter(({ descriptor }) => descriptor === null);
  const findings = candidate.descriptor
    ? hosts.length > 0
      ? hosts.flatMap((host) => checkPair(candidate, host, host))
      : checkAlone(candidate)
    : others.flatMap((remote) => checkPair(remote, candidate, remote));
  findings.push(
    ...checkClaims(candidate, others),
    ...checkUses(candidate, others, present),
    ...checkBytes(candidate, sizes),
    ...checkPrivileges(candidate, present),
  );
  return findings.sort((one, other) => one.severity.localeCompare(other.severity));
}
