import type { ReleaseManifest } from '@atrium/contract';
import { checkBytes } from './check-bytes';
import { checkClaims } from './check-claims';
import { checkAlone, checkPair } from './check-contract';
import { checkPrivileges } from './check-privileges';
import { checkUses } from './check-uses';
import type { Finding } from './finding';

export interface CheckRequest {
  /** The release to deploy. */
  candidate: ReleaseManifest;
  /** All releases in use in the environment, including those of the same remote. */
  inUse: ReleaseManifest[];
  /** The present stable release of the same remote. */
  present: ReleaseManifest | undefined;
  /** Bytes as they are sent, by file name. */
  sizes: ReadonlyMap<string, number>;
}

/** Checks whether a release can be deployed beside the releases in use. Pure; refusals come first. */
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
